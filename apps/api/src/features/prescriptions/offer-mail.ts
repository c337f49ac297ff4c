import { type LanguageCode, languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { localTime, minutesText } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import {
  type AmountRow,
  amountTable,
  composeMail,
  mainLink,
  paragraphs,
  signature,
} from '../../platform/messages/index.ts';
import type { EditableMail } from '../../platform/messages/mail/index.ts';
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
export async function readOfferMail(
  deps: OrderMailDeps,
  orderId: number,
  { language }: { language: LanguageCode },
): Promise<EditableMail | null> {
  const found = await orderRows.find(deps.pool, orderId);
  if (!found || found.store_id === null || !found.answer_by) return null;
  const order = { ...found, language };
  if (prescriptionOfRow(order).step !== 'offered') return null;
  const [settings, sign, lines, store] = await Promise.all([
    deps.settings(),
    trackingLinks.signer(deps),
    orderRows.listLines(deps.db, orderId),
    requireStore(deps.db, found.store_id),
  ]);
  const money = moneyStyleOf(settings);
  const values = {
    id: orderId,
    name: order.contact.name,
    store: translated(store.name, language),
    until: timeText(order, found.answer_by, settings),
  };
  const t = (key: TextKey, more: Record<string, string> = {}) =>
    textOf(key, language, { ...values, ...more });
  const total = { label: t('mails.edit.total'), amount: formatMoney(order.total_minor, money) };
  const link = deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(orderId, sign)}` : null;
  return composeMail(language, t('mails.offer.subject'), [
    ...paragraphs(t('mails.hello'), t('mails.offer.made')),
    amountTable(language, [lines.map((line) => lineRow(line, order)), [{ ...total, isTotal: true }]]),
    ...paragraphs(t('mails.offer.answer')),
    ...(link === null ? [] : [mainLink(link, t('mails.offer.open'))]),
    signature(translated(settings.business_name, language)),
  ]);
}

function lineRow(
  { quantity, name, choiceText, substituteFor }: OrderLineRow,
  { language }: OrderRow,
): AmountRow {
  const choice = translated(choiceText, language);
  const replaced = substituteFor && textOf('mails.offer.instead', language, { prescribed: substituteFor });
  const detail = [choice, replaced].filter(Boolean).join(languageRow(language).comma);
  return { quantity, label: translated(name, language), detail };
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
