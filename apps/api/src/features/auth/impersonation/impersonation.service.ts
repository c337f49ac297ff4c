import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { findById } from '../accounts/customers.queries.ts';
import { insertSession } from '../session/sessions.queries.ts';
import { createToken, hashToken } from '../session/token.ts';
import { consumeCode, endExpiredImpersonations, insertImpersonation } from './impersonation.queries.ts';

const HOUR_MS = 3_600_000;

const EXPIRY_JOB = jobName<NoPayload>('impersonation-expiry');

export type StartedImpersonation = { id: number; code: string; expiresAt: Date };

/** Prepares a view into an account for one hour. The code opens it once; only its hash is stored. */
export async function startImpersonation(
  ctx: RequestContext<'jobs' | 'now'>,
  tx: Tx,
  view: { customerId: number; staffId: number; reason: string },
): Promise<StartedImpersonation> {
  const code = createToken();
  const startedAt = new Date(ctx.now());
  const expiresAt = new Date(ctx.now() + HOUR_MS);
  const id = await insertImpersonation(tx, { ...view, codeHash: hashToken(code), startedAt, expiresAt });
  await ctx.jobs.send(tx, EXPIRY_JOB, {}, { startAfterSeconds: HOUR_MS / 1000 + 1 });
  return { id, code, expiresAt };
}

/**
 * Opens the view of a one-time code: a session of the customer, in which the route binder rejects changes
 * (`read_only`). Throws `link_invalid` for a code that was used, has expired or was ended.
 */
export async function openImpersonation(
  ctx: Pick<Deps, 'db' | 'now'>,
  code: string,
  device: string,
): Promise<{ token: string; customerId: number; expiresAt: Date }> {
  const token = createToken();
  const now = new Date(ctx.now());
  return ctx.db.transaction(async (tx) => {
    const view = await consumeCode(tx, hashToken(code), now);
    const customer = view && (await findById(tx, view.customerId));
    if (!customer || customer.blocked) throw new AppError('link_invalid');
    await insertSession(tx, {
      tokenHash: hashToken(token),
      customerId: view.customerId,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: view.expiresAt,
      impersonationId: view.id,
    });
    return { token, customerId: view.customerId, expiresAt: view.expiresAt };
  });
}

/** Ends expired views, so that the audit log has their end even without a further call. */
export function registerImpersonationJobs(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): void {
  deps.jobs.work(EXPIRY_JOB, () => endExpiredImpersonations(deps.db, new Date(deps.now())));
}
