import { BUILT_IN_ROLES, CONSOLE_ENDPOINTS, type ConsoleEndpoint } from '@errand/contract/console';
import type { GrantScope } from '@errand/contract/console/staff/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../test/console/json-sample.ts';
import { startConsole, type TestBrowser, type TestConsole } from '../../test/console/start-console.ts';
import { consoleApp } from '../console-app.ts';
import { auditLog } from './audit/audit.tables.ts';
import type { Place } from './console-context.ts';
import { createConsoleRoute, type ResolveMember } from './route.ts';
import { resolveMember } from './staff/resolve-member.ts';

/**
 * Binds every endpoint of the contract with the real binder to a handler that returns a sample, because access depends
 * on the declaration alone. New endpoints of the contract are covered automatically.
 */
let shop: TestConsole;
/** The place of the target of every call. */
let place: Place | null = null;

/** The member of each token. Cached, because thousands of calls differ only in the member's permissions. */
const members = new Map<string, ReturnType<ResolveMember>>();
const resolveOnce: ResolveMember = (deps, token) => {
  const member = members.get(token) ?? resolveMember(deps, token);
  members.set(token, member);
  return member;
};

beforeAll(async () => {
  shop = await startConsole({
    routes: () => {},
    async build(deps) {
      const app = await consoleApp(deps);
      const route = createConsoleRoute(app, deps, resolveOnce) as (
        endpoint: ConsoleEndpoint,
        ...handler: unknown[]
      ) => void;
      for (const endpoint of CONSOLE_ENDPOINTS) {
        const isScoped = endpoint.scope === 'zone' || endpoint.scope === 'store';
        const hasTarget = isScoped && (endpoint.method !== 'GET' || endpoint.params !== undefined);
        const handle = async () => sampleOf(endpoint.response, 'output');
        route(endpoint, ...(hasTarget ? [async () => place] : []), handle);
      }
      return app;
    },
  });
});
afterAll(() => shop.stop());

const SCOPES: GrantScope[] = [
  { kind: 'all' },
  { kind: 'zone', id: 1 },
  { kind: 'store', id: 1 },
  { kind: 'self' },
];
/** The kinds of grants that are wide enough for an endpoint's scope. */
const WIDE_ENOUGH = {
  all: ['all'],
  zone: ['all', 'zone'],
  store: ['all', 'zone', 'store'],
  self: ['all', 'zone', 'store', 'self'],
};
const CALLS = CONSOLE_ENDPOINTS.filter(({ session }) => session !== 'none');

/** The status and the reason of a call with valid input. */
async function outcomeOf(browser: TestBrowser, endpoint: ConsoleEndpoint): Promise<string> {
  const part = (schema: ConsoleEndpoint['body']) => schema && sampleOf(schema, 'input');
  const input = { params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) };
  return browser.call(endpoint, input as never).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
}

test.each(Object.entries(BUILT_IN_ROLES))(
  'every endpoint is open to the role %s exactly in the scopes that it declares',
  async (role, permissions) => {
    place = { zoneIds: [1], storeId: 1 };
    for (const scope of SCOPES) {
      const browser = await shop.signedIn(await shop.makeStaff({ grants: [{ role, scope }] }));
      for (const endpoint of CALLS) {
        const has =
          endpoint.permission === null || (permissions as readonly string[]).includes(endpoint.permission);
        const reaches = endpoint.permission === null || WIDE_ENOUGH[endpoint.scope].includes(scope.kind);
        const expected = has && reaches ? 'allowed' : 'permission_denied';
        expect(await outcomeOf(browser, endpoint), `${endpoint.name}, ${role}, ${scope.kind}`).toBe(expected);
      }
    }
  },
);

test('an object outside of the caller’s zone and store is a 404, and so is one that does not exist', async () => {
  const scoped = CALLS.filter(
    ({ scope, method, params }) => (scope === 'zone' || scope === 'store') && (method !== 'GET' || params),
  );
  expect(scoped.length).toBeGreaterThan(1);
  for (const endpoint of scoped) {
    const scope: GrantScope = { kind: endpoint.scope === 'zone' ? 'zone' : 'store', id: 1 };
    const browser = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'operator', scope }] }));
    place = { zoneIds: [2], storeId: 2 };
    expect(await outcomeOf(browser, endpoint), endpoint.name).toBe('not_found');
    place = null;
    expect(await outcomeOf(browser, endpoint), endpoint.name).toBe('not_found');
    place = { zoneIds: [2, 1], storeId: 1 };
    expect(await outcomeOf(browser, endpoint), endpoint.name).toBe('allowed');
  }
});

test('every endpoint but the steps of a sign-in needs a session with both factors, and step-up where declared', async () => {
  const staff = await shop.makeStaff();
  const [started, stale] = [
    await shop.signedIn(staff, { completed: false, steppedUp: false }),
    await shop.signedIn(staff, { steppedUp: false }),
  ];
  place = { zoneIds: [1], storeId: 1 };
  for (const endpoint of CALLS) {
    expect(await outcomeOf(shop.browser(), endpoint), endpoint.name).toBe('unauthenticated');
    expect(await outcomeOf(started, endpoint), endpoint.name).toBe(
      endpoint.session === 'started' ? 'allowed' : 'second_factor_setup_required',
    );
    expect(await outcomeOf(stale, endpoint), endpoint.name).toBe(
      endpoint.stepUp ? 'step_up_required' : 'allowed',
    );
  }
});

test('every change writes exactly one entry of the audit log, reads and preparations none', async () => {
  const staff = await shop.makeStaff();
  const browser = await shop.signedIn(staff);
  place = { zoneIds: [1], storeId: 1 };
  for (const endpoint of CALLS) {
    expect(await outcomeOf(browser, endpoint)).toBe('allowed');
    const entries = await shop.api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.staffId, staff.id))
      .orderBy(auditLog.id);
    const own = entries.filter((entry) => entry.endpoint === endpoint.name);
    const isChange = endpoint.method !== 'GET' && !endpoint.unaudited;
    const written = own.map(({ outcome, permission }) => ({ outcome, permission }));
    const expected = isChange ? [{ outcome: 'done', permission: endpoint.permission }] : [];
    expect(written, endpoint.name).toEqual(expected);
    expect(JSON.stringify(own[0]?.input ?? {}), endpoint.name).not.toMatch(
      /"(current_)?password":"(?!•)|"token":"(?!•)|"credential":"(?!•)/,
    );
  }
});
