import { ApiError, type Transport } from '@errand/contract';
import { type ConsoleClient, createConsoleClient } from '@errand/contract/console';
import type { Grant } from '@errand/contract/console/staff/grants';
import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from '../../src/console/console-context.ts';
import { insertSession } from '../../src/console/staff/sessions.queries.ts';
import { insertStaff, replaceGrants } from '../../src/console/staff/staff.queries.ts';
import { buildConsole } from '../../src/console-app.ts';
import { passwords } from '../../src/features/auth/accounts/index.ts';
import { createToken, hashToken } from '../../src/features/auth/index.ts';
import { startApi, type TestApi, type TestOptions } from '../harness.ts';

export const CONSOLE_ORIGIN = 'http://console.test';
export const STAFF_PASSWORD = 'correct horse battery';

/** A browser at the console: its client, and its cookie as the server set it last. */
export type TestBrowser = ConsoleClient & { cookie: () => string; headers: () => Record<string, string> };

export type TestStaff = { id: number; mail: string };

export type TestConsole = {
  api: TestApi;
  app: FastifyInstance;
  deps: ConsoleDeps;
  /**
   * A member with these grants, by default `operator` everywhere. Has a password only if requested, because hashing
   * is slow.
   */
  makeStaff: (options?: {
    grants?: Grant[];
    password?: boolean;
    demo?: boolean;
    name?: string;
  }) => Promise<TestStaff>;
  /** The browser of a member who is signed in with both factors, right now. */
  signedIn: (
    staff: TestStaff,
    session?: { completed?: boolean; steppedUp?: boolean },
  ) => Promise<TestBrowser>;
  /** A browser without a session. */
  browser: (cookie?: string) => TestBrowser;
  stop: () => Promise<void>;
};

const OPERATOR: Grant[] = [{ role: 'operator', scope: { kind: 'all' } }];
let made = 0;

/** Starts the console on a database of its own, beside the shop's API of `api`. */
export async function startConsole(
  options: TestOptions & { build?: (deps: ConsoleDeps) => Promise<FastifyInstance> } = {},
): Promise<TestConsole> {
  const { build = buildConsole, ...rest } = options;
  const api = await startApi(rest);
  const deps: ConsoleDeps = { ...api.deps, consoleUrl: CONSOLE_ORIGIN, shopPort: null };
  const app = await build(deps);
  await app.ready();

  function browser(cookie = ''): TestBrowser {
    let current = cookie;
    const headers = () => ({ origin: CONSOLE_ORIGIN, ...(current && { cookie: current }) });
    const transport: Transport = async (request) => {
      const response = await app.inject({
        method: request.method,
        url: request.url,
        headers: { ...headers(), ...request.headers },
        ...(request.body !== undefined && { payload: request.body }),
      });
      const set = response.headers['set-cookie'];
      if (typeof set === 'string') current = /=;/.test(set) ? '' : (set.split(';')[0] ?? '');
      const get = (name: string) => (response.headers[name.toLowerCase()] as string | undefined) ?? null;
      return { status: response.statusCode, headers: { get }, text: response.body };
    };
    return { ...createConsoleClient(transport), cookie: () => current, headers };
  }

  return {
    api,
    app,
    deps,
    browser,
    async makeStaff({ grants = OPERATOR, password = false, demo = false, name } = {}) {
      made += 1;
      const mail = `staff-${made}@errand.example`;
      const passwordHash = password ? await passwords.hash(STAFF_PASSWORD) : '-';
      const row = {
        mail,
        name: name ?? `Staff ${made}`,
        language: 'en',
        passwordHash,
        isDemo: demo,
      } as const;
      const id = (await insertStaff(api.db, row)) ?? 0;
      const rows = grants.map(({ role, scope }) => ({
        role,
        scopeKind: scope.kind,
        scopeId: 'id' in scope ? scope.id : null,
      }));
      await api.db.transaction((tx) => replaceGrants(tx, id, rows));
      return { id, mail };
    },
    async signedIn(staff, { completed = true, steppedUp = true } = {}) {
      const token = createToken();
      const now = new Date(api.clock.now());
      await insertSession(api.db, {
        staffId: staff.id,
        tokenHash: hashToken(token),
        address: '127.0.0.1',
        userAgent: 'test',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(api.clock.now() + 8 * 3_600_000),
        completedAt: completed ? now : null,
        stepUpAt: steppedUp ? now : null,
      });
      return browser(`errand-console=${token}`);
    },
    async stop() {
      await app.close();
      await api.stop();
    },
  };
}

/** The code of a rejected call; fails if it succeeds. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  const { reason } = error.details;
  return typeof reason === 'string' ? reason : error.code;
}
