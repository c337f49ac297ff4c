import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { translated } from '../../../platform/db/index.ts';
import { callout, composeMail, mainLink, paragraphs, signature } from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import type { OfflinePaymentOutcome } from '../../orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { findOfflinePayment, type OfflinePayment } from './offline.queries.ts';

/** The mail that tells a customer whether an offline payment has arrived; null once the outcome does not hold any more. */
export async function readPaymentMail(
  deps: OrderMailDeps,
  orderId: number,
  outcome: OfflinePaymentOutcome,
  { language }: { language: LanguageCode },
): Promise<EditableMail | null> {
  const order = await storedOrders.find(deps.db, orderId);
  const payment = await findOfflinePayment(deps.db, orderId);
  if (!order || !isCurrent(outcome, order, payment)) return null;
  const [settings, sign] = await Promise.all([deps.settings(), trackingLinks.signer(deps)]);
  const money = moneyStyleOf(settings);
  return paymentMail({
    outcome,
    language,
    orderId,
    name: order.contact.name,
    shop: translated(settings.business_name, language),
    amount: formatMoney(order.totalMinor - order.walletMinor, money),
    reason: outcome === 'rejected' ? (payment?.rejectReason ?? null) : null,
    link: deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(orderId, sign)}` : null,
  });
}

/** Whether the outcome still holds: the customer may have sent other details, or the money came meanwhile. */
function isCurrent(
  outcome: OfflinePaymentOutcome,
  { paymentStatus }: StoredOrder,
  payment: OfflinePayment | null,
): boolean {
  if (outcome !== 'rejected') return paymentStatus === 'paid';
  return paymentStatus !== 'paid' && payment?.rejectedAt != null;
}

type Mail = {
  outcome: OfflinePaymentOutcome;
  language: LanguageCode;
  orderId: number;
  name: string;
  shop: string;
  amount: string;
  /** Why the details were rejected; null for other outcomes. */
  reason: string | null;
  /** Null without PUBLIC_URL. */
  link: string | null;
};

/** The mail about the outcome of an offline payment, and what to do next. Names and reasons are escaped. */
function paymentMail(mail: Mail): EditableMail {
  const { outcome, language, orderId: id, name, amount, reason, link, shop } = mail;
  const t = (key: TextKey) => textOf(key, language, { id, name, amount });
  return composeMail(
    language,
    t(`mails.payment.subject.${outcome}`),
    [
      ...paragraphs(t('mails.hello'), t(`mails.payment.body.${outcome}`)),
      ...(reason === null ? [] : [callout(reason)]),
      ...(outcome === 'confirmed' ? [] : paragraphs(t(`mails.payment.body.${outcome}.then`))),
      ...(link === null
        ? paragraphs(t('mails.payment.unlinked'))
        : [mainLink(link, t('mails.payment.open'))]),
      signature(shop),
    ],
    { values: { amount } },
  );
}
