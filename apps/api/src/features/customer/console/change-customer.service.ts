import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { openImpersonations } from '../../auth/impersonation/index.ts';
import { deleteOtherSessions, deleteSessionById } from '../../auth/index.ts';
import { deleteOrphanedFiles, eraseAccount, exportDataOf } from '../account.service.ts';
import { insertNote } from './customers.queries.ts';
import { readCustomer, requireAccount } from './customers.service.ts';

export async function addNote(ctx: ConsoleContext, id: number, text: string) {
  await requireLocked(ctx, id);
  await insertNote(ctx.db, {
    customerId: id,
    staffId: ctx.member.id,
    text,
    createdAt: new Date(ctx.now()),
  });
  return readCustomer(ctx, id);
}

/** Signs one device out, or all. Throws `not_found` for another customer's device. */
export async function endSession(ctx: ConsoleContext, id: number, sessionId: number | undefined) {
  await requireAccount(ctx, id);
  if (sessionId === undefined) await deleteOtherSessions(ctx.db, id, null);
  else if (!(await deleteSessionById(ctx.db, id, sessionId))) throw new AppError('not_found');
  return readCustomer(ctx, id);
}

/** Ends sessions, streams and views at once; the next sign-in is rejected after its proof (`auth-003`). */
export async function block(ctx: ConsoleContext, id: number, { reason }: { reason: string }) {
  await requireLocked(ctx, id);
  const at = new Date(ctx.now());
  await customerAccounts.setBlocked(ctx.db, id, { reason, staffId: ctx.member.id }, at);
  await openImpersonations.endOf(ctx.db, id, at);
  await deleteOtherSessions(ctx.db, id, null);
  return readCustomer(ctx, id);
}

export async function unblock(ctx: ConsoleContext, id: number) {
  await requireLocked(ctx, id);
  await customerAccounts.setBlocked(ctx.db, id, null, new Date(ctx.now()));
  return readCustomer(ctx, id);
}

export async function exportData(ctx: ConsoleContext, id: number) {
  await requireAccount(ctx, id);
  return { data: { ...(await exportDataOf(ctx, id)) } };
}

/** Throws `confirmation_wrong` unless the customer's number was typed, and the rejections of `eraseAccount`. */
export async function erase(ctx: ConsoleContext, id: number, confirmation: string) {
  if (confirmation.replace(/^#/, '') !== String(id))
    throw new AppError('confirmation_wrong', {}, 'confirmation');
  await requireAccount(ctx, id);
  const orphaned = await ctx.db.transaction((tx) => eraseAccount(ctx, tx, id));
  ctx.afterCommit((deps) => deleteOrphanedFiles(deps, orphaned));
  return readCustomer(ctx, id);
}

/** A link to the shop that opens the view once. The code is in the fragment, which no server or log sees. */
export async function impersonate(ctx: ConsoleContext, id: number, { reason }: { reason: string }) {
  const { blocked } = await requireLocked(ctx, id);
  if (blocked) throw new AppError('customer_blocked');
  const view = { customerId: id, staffId: ctx.member.id, reason };
  const { code, expiresAt } = await ctx.db.transaction((tx) => openImpersonations.start(ctx, tx, view));
  return { url: `${ctx.publicUrl}/impersonation#${code}`, expires_at: expiresAt.toISOString() };
}

export async function endImpersonation(ctx: ConsoleContext, id: number) {
  await requireAccount(ctx, id);
  await openImpersonations.endOf(ctx.db, id, new Date(ctx.now()));
  return readCustomer(ctx, id);
}

async function requireLocked(ctx: ConsoleContext, id: number) {
  await requireAccount(ctx, id);
  const customer = await ctx.db.transaction((tx) => customerAccounts.lock(tx, id));
  if (!customer || customer.removedAt) throw new AppError('customer_removed');
  return customer;
}
