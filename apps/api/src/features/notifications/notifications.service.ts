import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { LiveEvent } from '@errand/contract/live';
import type * as contract from '@errand/contract/notifications';
import { NO_PUSH_TOKEN } from '@errand/contract/notifications';
import { NOTIFICATION_TOPICS, type NotificationKind } from '@errand/domain/notifications';
import { translated } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type PushDevice, pushTokens } from '../auth/index.ts';
import { choices } from '../messaging/index.ts';
import { listTripIds, storeIdsOfOrders } from '../orders/orders.views.ts';
import { storeBadgesOf } from '../stores/stores.views.ts';
import { notificationText } from './notification-text.ts';
import { countUnseen, listNotificationRows, markSeen } from './notifications.queries.ts';

type Input = ParsedInput<typeof contract.listNotifications>['query'];

const ABOUT_REFUNDS: readonly NotificationKind[] = ['refund_approved', 'refunded', 'refund_request_canceled'];

/** The type of a notification in responses. */
function notificationType(kind: NotificationKind): 'order_status' | 'refund' {
  return ABOUT_REFUNDS.includes(kind) ? 'refund' : 'order_status';
}

/** The customer's notifications, newest first. */
export async function listNotifications(
  ctx: RequestContext<'db'>,
  paging: Input,
): Promise<ResponseOf<typeof contract.listNotifications>> {
  const customerId = requireCustomerId(ctx);
  const rows = await listNotificationRows(ctx.db, customerId, paging);
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const storeIds = await storeIdsOfOrders(ctx.db, `customer:${customerId}`, orderIds);
  const tripIds = await listTripIds(ctx.db, `customer:${customerId}`, orderIds);
  const badges = await storeBadgesOf(ctx.db, [...new Set(storeIds.values())]);
  return rows.map(({ id, orderId, kind, seenAt, createdAt }) => {
    const storeId = storeIds.get(orderId);
    const badge = badges.get(storeId ?? 0);
    const store = storeId === undefined ? null : translated(badge?.name, ctx.language);
    return {
      id,
      data: {
        ...notificationText(kind, ctx.language, { orderId, store, isTrip: tripIds.includes(orderId) }),
        image_full_url: mediaUrl(ctx.publicUrl, badge?.logo),
        type: notificationType(kind),
        order_id: orderId,
      },
      seen: seenAt !== null,
      created_at: createdAt.toISOString(),
    };
  });
}

/** Stores the push token of the caller's device; `@` deletes it. Signing out deletes it with the session. */
export async function updatePushToken(
  ctx: RequestContext<'db'>,
  token: string,
): Promise<{ message: string }> {
  const device = deviceOf(ctx);
  const isDeleted = token === NO_PUSH_TOKEN;
  await ctx.db.transaction((tx) => pushTokens.save(tx, device, isDeleted ? null : token));
  return {
    message: textOf(isDeleted ? 'messages.push_token_deleted' : 'messages.push_token_saved', ctx.language),
  };
}

function deviceOf({ viewer }: RequestContext): PushDevice {
  if (viewer.kind === 'customer') return { sessionHash: viewer.sessionHash };
  if (viewer.kind === 'guest') return { guestId: viewer.guestId };
  throw new AppError('guest_required');
}

/** How many notifications the customer has not seen, and the key with which a browser subscribes to push messages. */
export async function readNotificationState(ctx: RequestContext<'db' | 'push'>) {
  const { viewer } = ctx;
  const unseen = viewer.kind === 'customer' ? await countUnseen(ctx.db, viewer.customerId) : 0;
  return { unseen, push_key: await ctx.push.publicKey() };
}

/** Marks all notifications up to one as seen, on all devices of the customer. */
export async function seeNotifications(
  ctx: RequestContext<'db' | 'events' | 'now'>,
  lastId: number,
): Promise<{ unseen: number }> {
  const customerId = requireCustomerId(ctx);
  await markSeen(ctx.db, customerId, { lastId, at: new Date(ctx.now()) });
  const changed: LiveEvent = { kind: 'notifications', by: ctx.clientId };
  ctx.events.publishCommitted(ownerTopic(`customer:${customerId}`), changed);
  return { unseen: await countUnseen(ctx.db, customerId) };
}

type Choices = ResponseOf<typeof contract.getNotificationSettings>;

/** By which channels the customer is told of what. */
export async function readNotificationSettings(ctx: RequestContext<'db'>): Promise<Choices> {
  const turnedOff = await choices.findTurnedOff(ctx.db, requireCustomerId(ctx));
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => ({
      topic,
      push: !turnedOff[topic]?.includes('push'),
      mail: !turnedOff[topic]?.includes('mail'),
      sms: !turnedOff[topic]?.includes('sms'),
    })),
  };
}

export async function writeNotificationSettings(
  ctx: RequestContext<'db' | 'now'>,
  { topics }: Choices,
): Promise<Choices> {
  const customerId = requireCustomerId(ctx);
  await ctx.db.transaction((tx) => choices.store(tx, customerId, topics, new Date(ctx.now())));
  return readNotificationSettings(ctx);
}
