import type { LanguageCode } from '@errand/domain/language';
import type { MessageEvent, OwnerEvent, ReceiverEvent } from '@errand/domain/notifications';
import { translated } from '../../platform/db/index.ts';
import {
  type ComposedMail,
  callout,
  composeMail,
  mainLink,
  paragraphs,
  signature,
} from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import type { ContentDeps, MessageRow, ReadContent } from '../messaging/index.ts';
import {
  cancelReasonOf,
  type OrderRow,
  orderRows,
  orderSummary,
  trackingLinks,
} from '../order-pages/index.ts';
import { storeBadgesOf } from '../stores/stores.views.ts';
import { notificationText, type Text } from './notification-text.ts';

/** The mail of an event of an order; null for one that is not true any more. */
type ReadMail = (deps: ContentDeps, order: OrderRow, message: OrderMessage) => Promise<ComposedMail | null>;
type OrderMessage = Pick<MessageRow, 'data' | 'subject'> & { kind: OwnerEvent };

/** What tells the owner of an order of an event: the text of the notification, the page of the order, and a mail. */
export function orderContent(readMail: ReadMail = readEventMail): ReadContent {
  return async (deps, message, { language }) => {
    const order = message.orderId === null ? null : await orderRows.find(deps.pool, message.orderId);
    if (!order) return null;
    const kind = message.kind as OwnerEvent;
    const [text, path] = await Promise.all([textOfOrder(deps, kind, order), pathOf(deps, order)]);
    return {
      ...text,
      path,
      tag: `order-${order.id}`,
      mail: () => readMail(deps, { ...order, language }, { ...message, kind }),
    };
  };
}

/** What a message about an order tells, in a language. */
export function messageTitle(
  event: MessageEvent,
  { type, storeId }: { type: OrderRow['type']; storeId: number | null },
  language: LanguageCode,
): string {
  const about = { orderId: 0, store: storeId === null ? null : '', isTrip: type === 'trip' };
  // What the receiver of a parcel is told happened to its sender too.
  const kind = event in TOLD_TO_RECEIVER ? TOLD_TO_RECEIVER[event as ReceiverEvent] : (event as OwnerEvent);
  return notificationText(kind, language, about).title;
}

const TOLD_TO_RECEIVER: Record<ReceiverEvent, OwnerEvent> = {
  parcel_placed: 'pending',
  parcel_picked_up: 'picked_up',
  parcel_delivered: 'delivered',
  parcel_comes_back: 'comes_back',
  parcel_canceled: 'canceled',
};

/** The mail about an event of an order: what happened and why, the order with its amounts, and the link that opens it. */
async function readEventMail(
  deps: ContentDeps,
  order: OrderRow,
  { kind }: OrderMessage,
): Promise<ComposedMail> {
  const { language, contact } = order;
  const [{ title, description }, path, settings, lines] = await Promise.all([
    textOfOrder(deps, kind, order),
    pathOf(deps, order),
    deps.settings(),
    orderRows.listLines(deps.db, order.id),
  ]);
  const t = (key: TextKey, values = {}) => textOf(key, language, { name: contact.name, ...values });
  const reason = kind === 'canceled' ? reasonOf(order) : null;
  return composeMail(language, `${title} · #${order.id}`, [
    ...paragraphs(t('mails.hello'), description),
    ...(reason === null ? [] : [callout(t('mails.order.reason', { reason }))]),
    orderSummary(order, lines, settings),
    ...(deps.publicUrl
      ? [mainLink(deps.publicUrl + path, t('mails.order.open'), t('mails.order.link'))]
      : paragraphs(t('mails.order.unlinked', { id: order.id }))),
    signature(translated(settings.business_name, language)),
  ]);
}

async function textOfOrder(deps: ContentDeps, kind: OwnerEvent, order: OrderRow): Promise<Text> {
  const { id: orderId, language, store_id: storeId, type } = order;
  const badges = await storeBadgesOf(deps.db, storeId === null ? [] : [storeId]);
  const store = storeId === null ? null : translated(badges.get(storeId)?.name, language);
  return notificationText(kind, language, { orderId, store, isTrip: type === 'trip' });
}

/** The page of an order, which its owner may open without a session. */
async function pathOf(deps: ContentDeps, { id }: OrderRow): Promise<string> {
  return trackingLinks.of(id, await trackingLinks.signer(deps));
}

/** Why an order was canceled, by the reason that was chosen and the note about it; null without either. */
function reasonOf({ cancel_reason: reason, cancel_note: note, language }: OrderRow): string | null {
  return [cancelReasonOf(reason, language), note].filter(Boolean).join(' · ') || null;
}
