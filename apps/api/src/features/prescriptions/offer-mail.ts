import { languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { localTime, minutesText } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import {
  type ComposedMail,
  composeMail,
  escapeHtml,
  mainLink,
  paragraphs,
} from '../../platform/messages/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import {
  type OrderLineRow,
  type OrderMailDeps,
  type OrderRow,
  orderRows,
  prescriptionOfRow,
  trackingLinks,
} from '../order-pages/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { requireStore } from '../stores/index.ts';

/** The mail with the lines and the total that the pharmacy offers, and the deadline; null once the offer is answered. */
export async function readOfferMail(deps: OrderMailDeps, orderId: number): Promise<ComposedMail | null> {
  const order = await orderRows.find(deps.pool, orderId);
  if (!order || order.store_id === null || !order.answer_by) return null;
  if (prescriptionOfRow(order).step !== 'offered') return null;
  const [settings, sign, lines, store] = await Promise.all([
    deps.settings(),
    trackingLinks.signer(deps),
    orderRows.listLines(deps.db, orderId),
    requireStore(deps.db, order.store_id),
  ]);
  const { language } = order;
  const money = moneyStyleOf(settings);
  const values = {
    id: orderId,
    name: order.contact.name,
    store: translated(store.name, language),
    until: timeText(order, order.answer_by, settings),
  };
  const t = (key: TextKey, more: Record<string, string> = {}) =>
    textOf(key, language, { ...values, ...more });
  const rows = lines.map((line) => lineText(line, order));
  const total = `${t('mails.edit.total')}  ${formatMoney(order.total_minor, money)}`;
  const link = deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(orderId, sign)}` : null;
  return composeMail(language, t('mails.offer.subject'), [
    ...paragraphs(t('mails.hello'), t('mails.offer.made')),
    {
      text: [...rows, total].join('\n'),
      html: [...rows, total].map((row) => `<p style="margin:4px 0">${escapeHtml(row)}</p>`).join(''),
    },
    ...paragraphs(t('mails.offer.answer')),
    ...(link === null ? [] : [mainLink(link, t('mails.offer.open'))]),
    ...paragraphs(translated(settings.business_name, language)),
  ]);
}

function lineText(
  { quantity, name, choiceText, substituteFor }: OrderLineRow,
  { language }: OrderRow,
): string {
  const choice = translated(choiceText, language);
  const replaced = substituteFor && textOf('mails.offer.instead', language, { prescribed: substituteFor });
  const details = [choice, replaced].filter(Boolean).join(', ');
  return `${quantity} × ${translated(name, language)}${details ? ` (${details})` : ''}`;
}

/** A time with its day in the zone of the order, because a mail does not know the reader's clock. */
function timeText(
  { language, time_zone: timeZone }: OrderRow,
  at: Date,
  { timeformat }: Pick<Settings, 'timeformat'>,
): string {
  const { dates } = languageRow(language);
  const day = new Intl.DateTimeFormat(dates, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${day.format(at)} ${minutesText(localTime(at.getTime(), timeZone).minutes, timeformat, language)}`;
}
