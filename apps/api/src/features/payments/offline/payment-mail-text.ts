import type { LanguageCode } from '@errand/domain/language';
import { composeMail, mainLink, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { OfflinePaymentOutcome } from '../../orders/events/index.ts';

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
export function paymentMail(mail: Mail): { subject: string; text: string; html: string } {
  const { outcome, language, orderId: id, name, amount, reason, link, shop } = mail;
  const t = (key: TextKey) => textOf(key, language, { id, name, amount });
  const sentences = [
    t('mails.hello'),
    t(`mails.payment.body.${outcome}`),
    ...(outcome === 'rejected' ? [reason ?? '', t('mails.payment.body.rejected.then')] : []),
    ...(outcome === 'late' ? [t('mails.payment.body.late.then')] : []),
  ];
  return composeMail(language, t(`mails.payment.subject.${outcome}`), [
    ...paragraphs(...sentences),
    ...(link === null ? paragraphs(t('mails.payment.unlinked')) : [mainLink(link, t('mails.payment.open'))]),
    ...paragraphs(shop),
  ]);
}
