import type { LanguageCode } from '@errand/domain/language';
import { composeMail, facts, mainLink, paragraphs, signature } from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

export type TripMailKind =
  | 'booked'
  | 'confirmed'
  | 'canceled'
  | 'changed'
  | 'pickup_soon'
  | 'return_soon'
  | 'charged'
  | 'settled';

export type TripMail = {
  kind: TripMailKind;
  language: LanguageCode;
  tripId: number;
  name: string;
  provider: string;
  shop: string;
  vehicles: { quantity: number; name: string }[];
  /** With their dates, in the time of the zone. */
  pickup: string;
  end: string;
  place: string;
  /** Null for a trip that ends at the provider. */
  destination: string | null;
  total: string;
  /** The unpaid amount, the deposit, and the refund of a cancellation; null for none. */
  due: string | null;
  deposit: string | null;
  refund: string | null;
  /** What was kept of a canceled trip; null for nothing. */
  cancellationFee: string | null;
  /** The charges at the return as they stand, and what of the deposit pays them and is owed; null for none. */
  charges: string | null;
  depositKept: string | null;
  depositOwed: string | null;
  /** What canceling costs from now on, the amounts as text; empty when it costs nothing. */
  cancellation: { until: string | null; percent: number; fee: string; isFree: boolean }[];
  code: string;
  /** Null without PUBLIC_URL. The Host header is no substitute: the sender of a request controls it. */
  link: string | null;
};

/** A mail about a trip in its language. Names of people, providers and places are escaped in the HTML. */
export function tripMail(mail: TripMail): EditableMail {
  const { kind, language, shop } = mail;
  const t = (key: TextKey) => textOf(key, language, { ...mail, id: mail.tripId });
  const isOver = kind === 'canceled';
  const isReturned = kind === 'charged' || kind === 'settled';
  const details = [
    ...mail.vehicles.map(({ quantity, name }) => `${quantity} × ${name}`),
    ...(kind === 'return_soon' || isReturned ? [] : [t('mails.trip.pickup')]),
    ...(isOver || isReturned || mail.destination === null ? [] : [t('mails.trip.destination')]),
    ...(isOver || isReturned ? [] : [t('mails.trip.end')]),
    ...(isOver || kind === 'return_soon' ? [] : [t('mails.trip.total')]),
    ...(isReturned && mail.charges !== null ? [t('mails.trip.charges')] : []),
    ...(isReturned && mail.depositKept !== null ? [t('mails.trip.deposit_kept')] : []),
    ...(isReturned && mail.depositOwed !== null ? [t('mails.trip.deposit_owed')] : []),
    ...(isOver || mail.due === null ? [] : [t('mails.trip.due')]),
    ...(isOver || isReturned || mail.deposit === null || kind === 'return_soon'
      ? []
      : [t('mails.trip.deposit')]),
    ...(isOver && mail.cancellationFee !== null ? [t('mails.trip.cancel_fee')] : []),
    ...(kind === 'booked' || kind === 'confirmed' || kind === 'changed' ? cancellationLines(mail) : []),
    ...(kind === 'booked' && mail.cancellation.length > 0 ? [t('mails.trip.cancel_pending')] : []),
  ];
  const sentences = [
    ...(isOver && mail.refund !== null ? [t('mails.trip.refund')] : []),
    ...(kind === 'confirmed' || kind === 'pickup_soon' ? [t('mails.trip.code')] : []),
    ...(isOver || mail.link !== null ? [] : [t('mails.trip.unlinked')]),
  ];
  const link = isOver ? null : mail.link;
  return composeMail(language, t(`mails.trip.subject.${kind}`), [
    ...paragraphs(t('mails.hello'), t(`mails.trip.text.${kind}`)),
    facts(details),
    ...paragraphs(...sentences),
    ...(link === null ? [] : [mainLink(link, t('mails.trip.follow'), t('mails.trip.link'))]),
    signature(shop),
  ]);
}

/** A line for each period of cancellation, such as "Canceling until Monday 9 March, 10:00: $12.00 (50%)". */
function cancellationLines({ cancellation, language }: TripMail): string[] {
  return cancellation.map(({ until, percent, fee, isFree }, index) => {
    const values = { until: until ?? '', percent, fee };
    if (until !== null)
      return textOf(isFree ? 'mails.trip.cancel_free' : 'mails.trip.cancel_until', language, values);
    return textOf(index === 0 ? 'mails.trip.cancel_now' : 'mails.trip.cancel_later', language, values);
  });
}
