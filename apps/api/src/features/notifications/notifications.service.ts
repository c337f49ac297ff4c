import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/notifications';
import { NO_PUSH_TOKEN } from '@errand/contract/notifications';
import type { LanguageCode } from '@errand/domain/language';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type PushDevice, savePushToken } from '../auth/index.ts';
import { listTripIds, storeIdsOfOrders } from '../orders/orders.views.ts';
import { storeBadgesOf } from '../stores/stores.views.ts';
import type { NotificationKind, Text } from './notification-kinds.ts';
import { notificationType } from './notification-kinds.ts';
import { listNotificationRows } from './notifications.queries.ts';

type Input = ParsedInput<typeof contract.listNotifications>['query'];

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
  return rows.map(({ id, orderId, kind, createdAt }) => {
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
  await ctx.db.transaction((tx) => savePushToken(tx, device, isDeleted ? null : token));
  return {
    message: textOf(isDeleted ? 'messages.push_token_deleted' : 'messages.push_token_saved', ctx.language),
  };
}

function deviceOf({ viewer }: RequestContext): PushDevice {
  if (viewer.kind === 'customer') return { sessionHash: viewer.sessionHash };
  if (viewer.kind === 'guest') return { guestId: viewer.guestId };
  throw new AppError('guest_required');
}

/** Title and description of a notification. `store` is null for a parcel. */
export function notificationText(
  kind: NotificationKind,
  language: LanguageCode,
  { orderId, store, isTrip }: { orderId: number; store: string | null; isTrip?: boolean },
): Text {
  const about = store === null ? 'parcel' : isTrip ? 'trip' : 'order';
  return {
    title: textOf(`notifications.${kind}.title`, language, { about }),
    description: textOf(`notifications.${kind}.text`, language, { about, id: orderId, store }),
  };
}
