import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/kitchen/board-push';
import { deviceOf } from '../../../features/messaging/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import {
  countBrowsers,
  deleteSubscriptions,
  listSubscriptions,
  saveSubscription,
} from '../../staff/push/push-subscriptions.queries.ts';

/** Maximum number of browsers of one member, those at the boards of stores included. */
export const MOST_BROWSERS = 20;

/** The key with which a browser subscribes, and the member's browsers that receive the store's orders. */
export async function readPush(ctx: ConsoleContext, storeId: number) {
  const own = await listSubscriptions(ctx.db, { staffId: ctx.member.id, storeId });
  return { key: await ctx.push.publicKey(), devices: own.map(({ endpoint }) => deviceOf(endpoint)) };
}

/** Throws `push_unusable` for an address that is no push service, and `push_many` above the limit of browsers. */
export async function turnOn(
  ctx: ConsoleContext,
  storeId: number,
  subscriber: ParsedInput<typeof contract.turnOnBoardPush>['body'],
): Promise<{ done: true }> {
  if (!ctx.push.accepts(subscriber)) throw new AppError('push_unusable');
  if ((await countBrowsers(ctx.db, ctx.member.id)) >= MOST_BROWSERS) throw new AppError('push_many');
  await saveSubscription(ctx.db, { staffId: ctx.member.id, storeId, ...subscriber });
  return { done: true };
}

export async function turnOff(ctx: ConsoleContext, storeId: number, device: string): Promise<{ done: true }> {
  const own = await listSubscriptions(ctx.db, { staffId: ctx.member.id, storeId });
  const ended = own.filter(({ endpoint }) => deviceOf(endpoint) === device);
  await deleteSubscriptions(
    ctx.db,
    ended.map(({ id }) => id),
  );
  return { done: true };
}
