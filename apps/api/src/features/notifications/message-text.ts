import type { LanguageCode } from '@errand/domain/language';
import { translated } from '../../platform/db/index.ts';
import { type ComposedMail, composeMail, mainLink, paragraphs } from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import {
  cancelReasonOf,
  type OrderMailDeps,
  type OrderRow,
  orderRows,
  orderSummary,
  trackingLinks,
} from '../order-pages/index.ts';
import { storeBadgesOf } from '../stores/stores.views.ts';
import type { MessageRow } from './messages.queries.ts';
import { notificationText, type Text } from './notification-text.ts';

/** The text of a message in the language of the order, and the path under which the order opens. */
export async function messageText(
  deps: Pick<OrderMailDeps, 'db' | 'pool'>,
  { kind }: Pick<MessageRow, 'kind'>,
  order: OrderRow,
): Promise<Text & { path: string }> {
  const { id: orderId, language, store_id: storeId, type } = order;
  const badges = await storeBadgesOf(deps.db, storeId === null ? [] : [storeId]);
  const store = storeId === null ? null : translated(badges.get(storeId)?.name, language);
  const sign = await trackingLinks.signer(deps);
  return {
    ...notificationText(kind, language, { orderId, store, isTrip: type === 'trip' }),
    path: trackingLinks.of(orderId, sign),
  };
}

/** What a message tells, in a language. */
export function notificationTitle(
  { kind }: Pick<MessageRow, 'kind'>,
  { type, storeId }: { type: OrderRow['type']; storeId: number | null },
  language: LanguageCode,
): string {
  const about = { orderId: 0, store: storeId === null ? null : '', isTrip: type === 'trip' };
  return notificationText(kind, language, about).title;
}

/** The mail about an event of an order: what happened and why, the order with its amounts, and the link that opens it. */
export async function notificationMail(
  deps: OrderMailDeps,
  message: Pick<MessageRow, 'kind'>,
  order: OrderRow,
): Promise<ComposedMail> {
  const { language, contact } = order;
  const { title, description, path } = await messageText(deps, message, order);
  const [settings, lines] = await Promise.all([deps.settings(), orderRows.listLines(deps.db, order.id)]);
  const t = (key: TextKey, values = {}) => textOf(key, language, { name: contact.name, ...values });
  const reason = message.kind === 'canceled' ? reasonOf(order) : null;
  return composeMail(language, `${title} · #${order.id}`, [
    ...paragraphs(t('mails.hello'), description),
    ...(reason === null ? [] : paragraphs(t('mails.order.reason', { reason }))),
    orderSummary(order, lines, settings),
    ...(deps.publicUrl
      ? [mainLink(deps.publicUrl + path, t('mails.order.open'), t('mails.order.link'))]
      : paragraphs(t('mails.order.unlinked', { id: order.id }))),
    ...paragraphs(translated(settings.business_name, language)),
  ]);
}

/** Why an order was canceled, by the reason that was chosen and the note about it; null without either. */
function reasonOf({ cancel_reason: reason, cancel_note: note, language }: OrderRow): string | null {
  return [cancelReasonOf(reason, language), note].filter(Boolean).join(' · ') || null;
}
