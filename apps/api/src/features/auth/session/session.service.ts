import { messageText } from '@errand/contract';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { insertGuest } from './guests.queries.ts';
import { deleteSession } from './sessions.queries.ts';
import { createGuestId } from './token.ts';

export async function createGuest(
  ctx: RequestContext<'db' | 'now'>,
): Promise<{ guest_id: string; message: string }> {
  const id = createGuestId();
  await insertGuest(ctx.db, id, new Date(ctx.now()));
  return { guest_id: id, message: messageText('guest_created', ctx.language) };
}

/** Ends the session of the request's token; other devices stay signed in. */
export async function endSession(ctx: RequestContext<'db'>): Promise<{ message: string }> {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  await deleteSession(ctx.db, ctx.viewer.sessionHash);
  return { message: messageText('logged_out', ctx.language) };
}
