import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/notifications';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { notificationType } from './notification-kinds.ts';
import { notificationText } from './notification-text.ts';
import { listNotificationRows } from './notifications.queries.ts';

type Input = ParsedInput<typeof contract.listNotifications>['query'];

/** The customer's notifications, newest first. */
export async function listNotifications(
  ctx: RequestContext,
  paging: Input,
): Promise<ResponseOf<typeof contract.listNotifications>> {
  const rows = await listNotificationRows(ctx.db, requireCustomerId(ctx), paging);
  return rows.map(({ id, orderId, kind, createdAt, store, logo }) => ({
    id,
    data: {
      ...notificationText(kind, ctx.language, { orderId, store: translated(store, ctx.language) }),
      image_full_url: mediaUrl(ctx.publicUrl, logo),
      type: notificationType(kind),
      order_id: orderId,
    },
    created_at: createdAt.toISOString(),
  }));
}
