import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { GUEST_QUOTA } from '../attempts/limits.ts';
import { requireQuota } from '../attempts/require-attempt.ts';
import { insertGuest } from './guests.queries.ts';
import { savePushToken } from './push-tokens.queries.ts';
import { deleteSession } from './sessions.queries.ts';
import { createGuestId } from './token.ts';

/** Creates a guest, with the push token of the device if it has one. */
export async function createGuest(
  ctx: RequestContext<'db' | 'now'>,
  pushToken: string | null,
): Promise<{ guest_id: string; message: string }> {
  await requireQuota(ctx, { name: 'guest-address', of: ctx.address, quota: GUEST_QUOTA });
  const id = createGuestId();
  await ctx.db.transaction(async (tx) => {
    await insertGuest(tx, id, new Date(ctx.now()));
    if (pushToken !== null) await savePushToken(tx, { guestId: id }, pushToken);
  });
  return { guest_id: id, message: textOf('messages.guest_created', ctx.language) };
}

/** Ends the session of the request's token; other devices stay signed in. */
export async function endSession(ctx: RequestContext<'db'>): Promise<{ message: string }> {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  await deleteSession(ctx.db, ctx.viewer.sessionHash);
  return { message: textOf('messages.logged_out', ctx.language) };
}
