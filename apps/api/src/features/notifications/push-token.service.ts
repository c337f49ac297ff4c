import { messageText } from '@errand/contract';
import { NO_PUSH_TOKEN } from '@errand/contract/notifications';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { type PushDevice, savePushToken } from '../auth/index.ts';

/** Stores the push token of the caller's device; `@` deletes it. Signing out deletes it with the session. */
export async function updatePushToken(
  ctx: RequestContext<'db'>,
  token: string,
): Promise<{ message: string }> {
  const device = deviceOf(ctx);
  const isDeleted = token === NO_PUSH_TOKEN;
  await ctx.db.transaction((tx) => savePushToken(tx, device, isDeleted ? null : token));
  return { message: messageText(isDeleted ? 'push_token_deleted' : 'push_token_saved', ctx.language) };
}

function deviceOf({ viewer }: RequestContext): PushDevice {
  if (viewer.kind === 'customer') return { sessionHash: viewer.sessionHash };
  if (viewer.kind === 'guest') return { guestId: viewer.guestId };
  throw new AppError('guest_required');
}
