import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { type Translations, translated } from '../../../platform/db/index.ts';
import {
  type ComposedMail,
  composeMail,
  escapeHtml,
  mainLink,
  paragraphs,
} from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { orderContent } from '../../notifications/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import { storedOrders } from '../../orders/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { findEdit } from './order-edits.queries.ts';

/** What tells a customer that staff have changed the order. */
export const EDITED_CONTENT = orderContent((deps, _order, { subject }) =>
  readEditMail(deps, Number(subject.slice('edit:'.length))),
);

async function readEditMail(deps: OrderMailDeps, editId: number): Promise<ComposedMail | null> {
  const edit = await findEdit(deps.db, editId);
  const order = edit && (await storedOrders.find(deps.db, edit.orderId));
  if (!order) return null;
  const [settings, sign] = await Promise.all([deps.settings(), trackingLinks.signer(deps)]);
  const money = moneyStyleOf(settings);
  const { language } = order;
  const amount = (minor: number) => (minor > 0 ? formatMoney(minor, money) : null);
  return orderEditMail({
    language,
    orderId: order.id,
    name: order.contact.name,
    shop: translated(settings.business_name, language),
    reason: edit.reason,
    before: edit.linesBefore.map((line) => lineText(line, language)),
    after: edit.linesAfter.map((line) => lineText(line, language)),
    totalBefore: formatMoney(edit.totalBeforeMinor, money),
    totalAfter: formatMoney(edit.totalAfterMinor, money),
    toProvider: amount(edit.providerMinor),
    toWallet: amount(edit.walletMinor),
    byHand: amount(edit.byHandMinor),
    link: deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(order.id, sign)}` : null,
  });
}

function lineText({ quantity, name, choiceText, addOns }: EditedLine, language: LanguageCode): string {
  const of = (text: Translations) => translated(text, language);
  const details = [of(choiceText), ...addOns.map((addOn) => of(addOn.name))].filter(Boolean).join(', ');
  return `${quantity} × ${of(name)}${details ? ` (${details})` : ''}`;
}

type Mail = {
  language: LanguageCode;
  orderId: number;
  name: string;
  shop: string;
  reason: string;
  /** The lines as text. */
  before: string[];
  after: string[];
  totalBefore: string;
  totalAfter: string;
  /** The refunded amounts by destination; null for none. */
  toProvider: string | null;
  toWallet: string | null;
  byHand: string | null;
  /** Null without PUBLIC_URL. */
  link: string | null;
};

/** The mail that shows a customer the order before and after an edit. Names and reasons are escaped. */
function orderEditMail(mail: Mail): ComposedMail {
  const { language, orderId: id, name, reason } = mail;
  const t = (key: TextKey, amount?: string) => textOf(key, language, { id, name, reason, amount });
  const total = t('mails.edit.total');
  const back = (['toProvider', 'toWallet', 'byHand'] as const).flatMap((way) => {
    const amount = mail[way];
    return amount === null ? [] : [t(`mails.edit.${way}`, amount)];
  });
  const list = (title: string, lines: string[], sum: string) => {
    const rows = lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`).join('');
    return {
      text: [`${title}:`, ...lines, `${total}  ${sum}`].join('\n'),
      html: `<h2 style="font-size:14px;color:#6b675e;margin:20px 0 6px">${title}</h2>${rows}<p style="margin:8px 0;font-weight:600">${total} <bdi dir="ltr">${escapeHtml(sum)}</bdi></p>`,
    };
  };
  return composeMail(language, t('mails.edit.subject'), [
    ...paragraphs(t('mails.hello'), t('mails.edit.changed')),
    list(t('mails.edit.before'), mail.before, mail.totalBefore),
    list(t('mails.edit.after'), mail.after, mail.totalAfter),
    ...paragraphs(...back),
    ...(mail.link === null ? [] : [mainLink(mail.link, t('mails.edit.follow'))]),
    ...paragraphs(mail.shop),
  ]);
}
