import { type LanguageCode, languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { type Translations, translated } from '../../../platform/db/index.ts';
import {
  type AmountRow,
  amountTable,
  composeMail,
  mainLink,
  paragraphs,
  signature,
} from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { orderContent } from '../../notifications/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import { storedOrders } from '../../orders/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { findEdit } from './order-edits.queries.ts';

/** A message about an edit names it. */
const SUBJECT = 'edit:';

/** What tells a customer that staff have changed the order. */
export const EDITED_CONTENT = orderContent(async (deps, { language }, { subject }) =>
  subject.startsWith(SUBJECT) ? readEditMail(deps, Number(subject.slice(SUBJECT.length)), language) : null,
);

async function readEditMail(
  deps: OrderMailDeps,
  editId: number,
  language: LanguageCode,
): Promise<EditableMail | null> {
  const edit = await findEdit(deps.db, editId);
  const order = edit && (await storedOrders.find(deps.db, edit.orderId));
  if (!order) return null;
  const [settings, sign] = await Promise.all([deps.settings(), trackingLinks.signer(deps)]);
  const money = moneyStyleOf(settings);
  const amount = (minor: number) => (minor > 0 ? formatMoney(minor, money) : null);
  return orderEditMail({
    language,
    orderId: order.id,
    name: order.contact.name,
    shop: translated(settings.business_name, language),
    reason: edit.reason,
    before: edit.linesBefore.map((line) => lineRow(line, language)),
    after: edit.linesAfter.map((line) => lineRow(line, language)),
    totalBefore: formatMoney(edit.totalBeforeMinor, money),
    totalAfter: formatMoney(edit.totalAfterMinor, money),
    toProvider: amount(edit.providerMinor),
    toWallet: amount(edit.walletMinor),
    byHand: amount(edit.byHandMinor),
    link: deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(order.id, sign)}` : null,
  });
}

function lineRow({ quantity, name, choiceText, addOns }: EditedLine, language: LanguageCode): AmountRow {
  const of = (text: Translations) => translated(text, language);
  const details = [of(choiceText), ...addOns.map((addOn) => of(addOn.name))].filter(Boolean);
  return { quantity, label: of(name), detail: details.join(languageRow(language).comma) };
}

type Mail = {
  language: LanguageCode;
  orderId: number;
  name: string;
  shop: string;
  reason: string;
  before: AmountRow[];
  after: AmountRow[];
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
function orderEditMail(mail: Mail): EditableMail {
  const { language, orderId: id, name, reason } = mail;
  const t = (key: TextKey, amount?: string) => textOf(key, language, { id, name, reason, amount });
  const back = (['toProvider', 'toWallet', 'byHand'] as const).flatMap((way) => {
    const amount = mail[way];
    return amount === null ? [] : [t(`mails.edit.${way}`, amount)];
  });
  const table = (title: string, lines: AmountRow[], amount: string) =>
    amountTable(language, [lines, [{ label: t('mails.edit.total'), amount, isTotal: true }]], title);
  return composeMail(
    language,
    t('mails.edit.subject'),
    [
      ...paragraphs(t('mails.hello'), t('mails.edit.changed')),
      table(t('mails.edit.before'), mail.before, mail.totalBefore),
      table(t('mails.edit.after'), mail.after, mail.totalAfter),
      ...paragraphs(...back),
      ...(mail.link === null ? [] : [mainLink(mail.link, t('mails.edit.follow'))]),
      signature(mail.shop),
    ],
    { values: { reason } },
  );
}
