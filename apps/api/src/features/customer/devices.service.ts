import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { deleteOtherSessions, deleteSessionById, listSessions } from '../auth/index.ts';

/** `push_token` is for the export; the list does not contain it. */
type OwnDevice = contract.Device & { push_token: string | null };

/** The devices that are signed in, the most recently used first. */
export async function listDevices(ctx: RequestContext<'db' | 'now'>): Promise<{ devices: OwnDevice[] }> {
  const rows = await listSessions(ctx.db, requireCustomerId(ctx));
  const current = currentSession(ctx);
  // A view of the staff is not a device of the customer.
  const active = rows.filter(
    ({ expiresAt, impersonationId }) => expiresAt.getTime() > ctx.now() && impersonationId === null,
  );
  return {
    devices: active.map((row) => ({
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: current?.equals(row.tokenHash) ?? false,
      push_token: row.pushToken,
    })),
  };
}

/** Throws `not_found` for another customer's device as for one that does not exist. */
export async function endDevice(
  ctx: RequestContext<'db'>,
  { id }: ParsedInput<typeof contract.endDevice>['params'],
): Promise<{ message: string }> {
  const customerId = requireCustomerId(ctx);
  if (id === 'others') await deleteOtherSessions(ctx.db, customerId, currentSession(ctx));
  else if (!(await deleteSessionById(ctx.db, customerId, id))) throw new AppError('not_found');
  return { message: textOf('messages.device_ended', ctx.language) };
}

function currentSession(ctx: RequestContext): Buffer | null {
  return ctx.viewer.kind === 'customer' ? ctx.viewer.sessionHash : null;
}
