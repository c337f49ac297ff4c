import type { ParsedInput } from '@errand/contract';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withJoinedTransaction } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps.ts';
import { readBody } from '../platform/http/body.ts';
import { AppError, contextOf, requireFound } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { responseSchema } from '../platform/http/responses/response-schema.ts';
import type { FileStream, MultipartBody } from '../platform/http/uploads/read-multipart.ts';
import { isInScope, isWaived, scopeOf, steppedUpUntil } from './access.ts';
import { type AuditedCall, auditDenied, auditExport, beginAudit, completeAudit } from './audit/audit-log.ts';
import type { AnonymousContext, ConsoleDeps, ConsoleRoute, Member, Place, Scope } from './console-context.ts';
import { sessionCookie, sessionTokenOf } from './cookie.ts';
import { type CsvFile, listFile, readStyle, sendCsv } from './csv.ts';
import { consoleOrigin, requireOwnOrigin, shopOrigin } from './origin.ts';
import { publishChanges } from './publish-changes.ts';

/** Finds the member by a session's token; null if the session is unknown or has ended, or the account is disabled. */
export type ResolveMember = (deps: Deps, token: string) => Promise<Member | null>;

type Context = AnonymousContext & { scope: Scope };
type Input = ParsedInput<ConsoleEndpoint>;
type Effect = (deps: Deps) => Promise<void> | void;
/** A handler without the types of its endpoint. */
type Bound = {
  before?: (ctx: Context, input: Input) => Promise<unknown>;
  target?: (ctx: Context, input: Input) => Promise<Place | null>;
  handle: (ctx: Context, input: Input, prepared: unknown) => Promise<unknown>;
  /** The export of a list whose file has other columns than its rows. */
  csv?: (ctx: Context) => Promise<CsvFile>;
};

/** Rejections that the audit log records: attempts beyond a member's permissions, and guesses of a secret. */
const DENIED: ReadonlySet<string> = new Set([
  'console_origin',
  'permission_denied',
  'sign_in_failed',
  'second_factor_wrong',
  'passkey_failed',
  'staff_password_wrong',
  'grant_beyond_own',
  'last_operator',
  'delivery_code_wrong',
  'return_code_wrong',
]);

/**
 * Binds endpoints of the console to handlers. It checks origin, session, permission and scope, input, step-up and
 * target, in this order. A change runs in one transaction with its audit entry and its events, so a failure leaves
 * nothing of it.
 */
export function createConsoleRoute(
  app: FastifyInstance,
  deps: ConsoleDeps,
  resolveMember: ResolveMember,
): ConsoleRoute {
  return function route(endpoint: ConsoleEndpoint, ...handler: unknown[]) {
    const bound = boundOf(handler);
    const schema = { response: { 200: responseSchema(endpoint.response) } };
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.route({
      method: endpoint.method,
      url,
      schema,
      ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
      handler: (request, reply) => serve({ endpoint, bound, deps, resolveMember }, request, reply),
    });
  };
}

/** The forms of `ConsoleRoute`: a handler, a target and a handler, or an object of both with `before`. */
function boundOf([first, handle]: unknown[]): Bound {
  if (handle) return { target: first, handle } as Bound;
  return (typeof first === 'function' ? { handle: first } : first) as Bound;
}

type Serving = { endpoint: ConsoleEndpoint; bound: Bound; deps: ConsoleDeps; resolveMember: ResolveMember };

async function serve(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { endpoint, bound, deps } = serving;
  const origin = consoleOrigin(deps, request);
  reply.header('cache-control', 'no-store');
  const token = sessionTokenOf(request, origin);
  const member = token ? await serving.resolveMember(deps, token) : null;
  const call: AuditedCall = {
    endpoint,
    ctx: contextOf(deps, request, { kind: 'nobody' }, []),
    input: { params: request.params, query: request.query, body: {} },
    targetId: firstParam(request),
    actorId: member?.id ?? null,
  };
  let body: MultipartBody | null = null;
  try {
    requireOwnOrigin(endpoint, request, origin);
    const scope = requireAccess(endpoint, member, deps.demo);
    const acceptFiles = async () => {
      if (!endpoint.multipart) throw new AppError('files_not_accepted');
    };
    body = await readBody(request, acceptFiles, fileStreamOf(serving));
    const { fields, uploads } = body;
    const { format, ...query } = request.query as Record<string, unknown>;
    call.input = { params: request.params, query, body: fields };
    const input = parseInput(endpoint, call.input);
    call.input = input;
    const effects: Effect[] = [];
    const ctx: Context = {
      ...contextOf(deps, request, { kind: 'nobody' }, uploads),
      // Pictures and links use the shop's address.
      publicUrl: shopOrigin(deps, request),
      configuredUrl: deps.publicUrl,
      consoleOrigin: origin,
      member,
      scope,
      setCookie: (session) => void reply.header('set-cookie', sessionCookie(session, origin)),
      setTarget: (id) => {
        call.targetId = String(id);
      },
      setActor: (id) => {
        call.actorId = id;
      },
      afterCommit: (effect) => void effects.push(effect),
    };
    requireStepUp(endpoint, ctx);
    if (endpoint.csv && format === 'csv') {
      await auditExport(deps.db, call);
      const file = bound.csv
        ? await bound.csv(ctx)
        : listFile(endpoint, ctx.language, (page) => bound.handle(ctx, { ...input, query: page }, undefined));
      const style = await readStyle(ctx);
      return await sendCsv(reply, endpoint.name, file, { query: input.query, style });
    }
    const response =
      endpoint.method === 'GET' ? await read(bound, ctx, input) : await change(serving, ctx, input, call);
    await runEffects(effects, deps);
    return response;
  } catch (error) {
    reply.removeHeader('set-cookie');
    if (error instanceof AppError && isAudited(call, error)) await auditDenied(deps.db, call, error.code);
    throw error;
  } finally {
    await body?.release();
  }
}

function fileStreamOf({ endpoint: { streams }, deps: { files } }: Serving): FileStream | null {
  if (!streams) return null;
  return { ...streams, receive: (bytes) => files.receive(bytes), drop: (key) => files.dropPrivate(key) };
}

/** Runs effects after the commit. A failed effect does not fail the call. */
async function runEffects(effects: Effect[], deps: Deps): Promise<void> {
  for (const effect of effects) {
    try {
      await effect(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'effect of a console change failed');
    }
  }
}

async function read(bound: Bound, ctx: Context, input: Input): Promise<unknown> {
  await findPlace(bound, ctx, input);
  return bound.handle(ctx, input, undefined);
}

async function change({ endpoint, bound, deps }: Serving, ctx: Context, input: Input, call: AuditedCall) {
  const early = bound.before && (await prepare(bound, bound.before, { ctx, input }));
  return withJoinedTransaction(deps, async (joined, tx) => {
    const auditId = endpoint.unaudited ? null : await beginAudit(tx);
    const inside = { ...ctx, ...joined };
    const place = early ? early.place : await findPlace(bound, inside, input);
    const response = await bound.handle(inside, input, early?.prepared);
    if (auditId !== null) await completeAudit(tx, auditId, call);
    await publishChanges(deps.events, tx, {
      resources: endpoint.changes ?? [],
      id: call.targetId,
      by: ctx.clientId,
      memberId: ctx.member?.id ?? null,
      place,
    });
    return response;
  });
}

/** What comes before the transaction. It acts for objects in scope only, so their place is found first. */
async function prepare(
  bound: Bound,
  before: NonNullable<Bound['before']>,
  { ctx, input }: { ctx: Context; input: Input },
): Promise<{ place: Place | null; prepared: unknown }> {
  const place = await findPlace(bound, ctx, input);
  return { place, prepared: await before(ctx, input) };
}

/** The place of the target. Throws `not_found` for one that does not exist or is out of scope: both look the same. */
async function findPlace(bound: Bound, ctx: Context, input: Input): Promise<Place | null> {
  if (!bound.target) return null;
  const place = requireFound(await bound.target(ctx, input));
  if (!isInScope(ctx.scope, place)) throw new OutOfScope();
  return place;
}

/** A 404 that the audit log records. */
class OutOfScope extends AppError {
  constructor() {
    super('not_found');
  }
}

const NOWHERE: Scope = { all: false, zoneIds: [], storeIds: [] };

function requireAccess(endpoint: ConsoleEndpoint, member: Member | null, demo: boolean): Scope {
  if (endpoint.session === 'none') return NOWHERE;
  if (!member) throw new AppError('unauthenticated');
  if (endpoint.session !== 'started' && !member.session.completedAt && !isWaived(member, demo)) {
    const isSetUp = member.factors.totp || member.factors.passkeys > 0;
    throw new AppError(isSetUp ? 'second_factor_required' : 'second_factor_setup_required');
  }
  const scope = scopeOf(member.grants, endpoint.permission, endpoint.scope);
  if (!scope) throw new AppError('permission_denied');
  return scope;
}

function requireStepUp(endpoint: ConsoleEndpoint, ctx: Context): void {
  if (!endpoint.stepUp || !ctx.member) return;
  if (!steppedUpUntil(ctx.member, ctx.demo, ctx.now())) throw new AppError('step_up_required');
}

/**
 * Whether a rejection is recorded. Anonymous attempts are recorded only if they tried a secret; these are rate limited,
 * so they cannot flood the log.
 */
function isAudited(call: AuditedCall, error: AppError): boolean {
  if (error instanceof OutOfScope) return true;
  return DENIED.has(error.code) && (call.actorId !== null || error.code !== 'console_origin');
}

function firstParam(request: FastifyRequest): string | null {
  const [value] = Object.values(request.params as Record<string, string>);
  return value ?? null;
}
