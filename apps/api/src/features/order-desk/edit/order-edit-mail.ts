import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { type Translations, translated } from '../../../platform/db/index.ts';
import { audienceOf } from '../../../platform/messages/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import { ORDER_JOBS } from '../../orders/events/index.ts';
import { storedOrders } from '../../orders/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { orderEditMail } from './order-edit-mail-text.ts';
import { findEdit } from './order-edits.queries.ts';

/** Registers the job that tells a customer how an order was changed. */
export function registerOrderEditJobs(deps: OrderMailDeps): void {
  deps.jobs.work(ORDER_JOBS.editMail, ({ editId }) => sendFor(deps, editId));
}

async function sendFor(deps: OrderMailDeps, editId: number): Promise<void> {
  const edit = await findEdit(deps.db, editId);
  const order = edit && (await storedOrders.find(deps.db, edit.orderId));
  const to = order?.contact.email;
  if (!order || !to || !deps.messages.mail) return;
  const [settings, sign] = await Promise.all([deps.settings(), trackingLinks.signer(deps)]);
  const money = moneyStyleOf(settings);
  const { language } = order;
  const amount = (minor: number) => (minor > 0 ? formatMoney(minor, money) : null);
  const { subject, text, html } = orderEditMail({
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
  await deps.messages.send({ channel: 'mail', to, subject, text, html, audience: audienceOf(order.owner) });
}

function lineText({ quantity, name, choiceText, addOns }: EditedLine, language: LanguageCode): string {
  const of = (text: Translations) => translated(text, language);
  const details = [of(choiceText), ...addOns.map((addOn) => of(addOn.name))].filter(Boolean).join(', ');
  return `${quantity} × ${of(name)}${details ? ` (${details})` : ''}`;
}
