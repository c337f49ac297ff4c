import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import {
  isReceiverEvent,
  type OrderEvent,
  type OwnerEvent,
  type ReceiverEvent,
  subjectOfType,
  type TemplateValues,
} from '@errand/domain/notifications';
import { translated } from '../../platform/db/index.ts';
import { callout, composeMail, mainLink, paragraphs, signature } from '../../platform/messages/index.ts';
import type { EditableMail } from '../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import type { ContentDeps, MessageRow, ReadContent } from '../messaging/index.ts';
import {
  cancelReasonOf,
  type OrderRow,
  orderRows,
  orderSummary,
  trackingLinks,
} from '../order-pages/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { storeBadgesOf } from '../stores/stores.views.ts';
import { notificationText, type Text } from './notification-text.ts';

/** The mail of an event of an order; null for one that is not true any more. */
export type ReadMail = (
  deps: ContentDeps,
  order: OrderRow,
  message: OrderMessage,
) => Promise<EditableMail | null>;
type OrderMessage = Pick<MessageRow, 'data' | 'subject'> & Told;
/** An event with the text of its notification, and the page of the order, which its owner may open without a session. */
type Told = Text & { kind: OwnerEvent; path: string; store: string | null };

/** What tells the owner of an order of an event: the text of the notification, the page of the order, and a mail. */
export function orderContent(readMail: ReadMail = readEventMail): ReadContent {
  return async (deps, message, { language }) => {
    const order = message.orderId === null ? null : await orderRows.find(deps.pool, message.orderId);
    if (!order) return null;
    const told = await readTold(deps, message.kind as OwnerEvent, { ...order, language });
    const { title, description, path } = told;
    return {
      title,
      description,
      path,
      about: subjectOfType(order.type),
      values: await valuesOf(deps, { ...order, language }, told),
      tag: `order-${order.id}`,
      mail: () => readMail(deps, { ...order, language }, { ...message, ...told }),
    };
  };
}

/** What a message about an order tells, in a language. */
export function messageTitle(
  event: OrderEvent,
  { type, storeId }: { type: OrderRow['type']; storeId: number | null },
  language: LanguageCode,
): string {
  const about = { orderId: 0, store: storeId === null ? null : '', isTrip: type === 'trip' };
  // What the receiver of a parcel is told happened to its sender too.
  const kind = isReceiverEvent(event) ? TOLD_TO_RECEIVER[event] : event;
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
export async function readEventMail(
  deps: ContentDeps,
  order: OrderRow,
  { kind, title, description, path }: OrderMessage,
): Promise<EditableMail> {
  const { language, contact } = order;
  const [settings, lines] = await Promise.all([deps.settings(), orderRows.listLines(deps.db, order.id)]);
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

/** The name of the store or of the provider; null for a parcel. */
async function storeNameOf(deps: ContentDeps, { store_id: id, language }: OrderRow): Promise<string | null> {
  if (id === null) return null;
  return translated((await storeBadgesOf(deps.db, [id])).get(id)?.name, language);
}

async function readTold(deps: ContentDeps, kind: OwnerEvent, order: OrderRow): Promise<Told> {
  const { id: orderId, language, type } = order;
  const [store, sign] = await Promise.all([storeNameOf(deps, order), trackingLinks.signer(deps)]);
  const text = notificationText(kind, language, { orderId, store, isTrip: type === 'trip' });
  return { ...text, kind, store, path: trackingLinks.of(orderId, sign) };
}

/** What templates of the operator may name. */
async function valuesOf(
  deps: ContentDeps,
  order: OrderRow,
  { kind, path, title: status, store }: Told,
): Promise<TemplateValues> {
  const { language, contact, id, type, otp, total_minor: total } = order;
  const settings = await deps.settings();
  const reason = kind === 'canceled' ? reasonOf(order) : null;
  return {
    name: contact.name,
    number: String(id),
    total: formatMoney(total, moneyStyleOf(settings)),
    status,
    ...(store !== null && { store }),
    ...(reason !== null && { reason }),
    ...(type === 'trip' && { code: otp }),
    link: deps.publicUrl ? deps.publicUrl + path : '',
    shop: translated(settings.business_name, language),
  };
}

/** Why an order was canceled, by the reason that was chosen and the note about it; null without either. */
function reasonOf({ cancel_reason: reason, cancel_note: note, language }: OrderRow): string | null {
  return [cancelReasonOf(reason, language), note].filter(Boolean).join(' · ') || null;
}
