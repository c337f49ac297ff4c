import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

export type TripMailKind = 'booked' | 'confirmed' | 'canceled' | 'changed' | 'pickup_soon' | 'return_soon';

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
  code: string;
  /** Null without PUBLIC_URL. The Host header is no substitute: the sender of a request controls it. */
  link: string | null;
};

const EN = {
  hello: 'Hello {name},',
  subject: {
    booked: 'Your trip #{id} with {provider}',
    confirmed: '{provider} has confirmed your trip #{id}',
    canceled: 'Your trip #{id} is canceled',
    changed: 'Your trip #{id} has changed',
    pickup_soon: 'Your trip #{id} begins soon',
    return_soon: 'Your trip #{id} ends soon',
  } satisfies Record<TripMailKind, string>,
  text: {
    booked: '{provider} has your booking #{id} and will confirm it.',
    confirmed: '{provider} has confirmed your trip #{id}.',
    canceled: 'Your trip #{id} with {provider} is canceled.',
    changed: 'Your trip #{id} with {provider} has changed.',
    pickup_soon: 'Your trip #{id} with {provider} begins soon.',
    return_soon: 'Your trip #{id} with {provider} ends soon.',
  } satisfies Record<TripMailKind, string>,
  pickup: 'Pickup: {pickup}, {place}',
  destination: 'Destination: {destination}',
  end: 'Return: {end}',
  total: 'Total: {total}',
  due: 'Still to pay: {due}',
  deposit: 'Deposit at the pickup: {deposit}',
  refund: 'You get back {refund}.',
  code: 'Your code for the pickup is {code}.',
  follow: 'View the trip',
  link: 'Anyone with this link can follow the trip, but not change it.',
  unlinked: 'Follow it in the shop under Track Trip, with the number {id} and your phone number.',
};

const AR: typeof EN = {
  hello: 'مرحبًا {name}،',
  subject: {
    booked: 'رحلتك رقم #{id} مع {provider}',
    confirmed: 'أكّد {provider} رحلتك رقم #{id}',
    canceled: 'أُلغيت رحلتك رقم #{id}',
    changed: 'تغيّرت رحلتك رقم #{id}',
    pickup_soon: 'تبدأ رحلتك رقم #{id} قريبًا',
    return_soon: 'تنتهي رحلتك رقم #{id} قريبًا',
  },
  text: {
    booked: 'وصل حجزك رقم #{id} إلى {provider} وسيؤكده.',
    confirmed: 'أكّد {provider} رحلتك رقم #{id}.',
    canceled: 'أُلغيت رحلتك رقم #{id} مع {provider}.',
    changed: 'تغيّرت رحلتك رقم #{id} مع {provider}.',
    pickup_soon: 'تبدأ رحلتك رقم #{id} مع {provider} قريبًا.',
    return_soon: 'تنتهي رحلتك رقم #{id} مع {provider} قريبًا.',
  },
  pickup: 'الاستلام: {pickup}، {place}',
  destination: 'الوجهة: {destination}',
  end: 'الإرجاع: {end}',
  total: 'الإجمالي: {total}',
  due: 'المتبقي للدفع: {due}',
  deposit: 'التأمين عند الاستلام: {deposit}',
  refund: 'سيعود إليك {refund}.',
  code: 'رمزك عند الاستلام هو {code}.',
  follow: 'عرض الرحلة',
  link: 'من يملك هذا الرابط يمكنه متابعة الرحلة دون تغيير أي شيء.',
  unlinked: 'تابعها في المتجر من صفحة تتبع الرحلة، بالرقم {id} ورقم هاتفك.',
};

/** A mail about a trip in its language. Names of people, providers and places are escaped in the HTML. */
export function tripMail(mail: TripMail): { subject: string; text: string; html: string } {
  const words = mail.language === 'ar' ? AR : EN;
  const values: Record<string, string | null> = {
    ...mail,
    id: String(mail.tripId),
    kind: null,
    vehicles: null,
    tripId: null,
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const isOver = mail.kind === 'canceled';
  const details = [
    ...mail.vehicles.map(({ quantity, name }) => `${quantity} × ${name}`),
    ...(mail.kind === 'return_soon' ? [] : [filled(words.pickup)]),
    ...(isOver || mail.destination === null ? [] : [filled(words.destination)]),
    ...(isOver ? [] : [filled(words.end)]),
    ...(isOver || mail.kind === 'return_soon' ? [] : [filled(words.total)]),
    ...(isOver || mail.due === null ? [] : [filled(words.due)]),
    ...(isOver || mail.deposit === null || mail.kind === 'return_soon' ? [] : [filled(words.deposit)]),
  ];
  const sentences = [
    ...(isOver && mail.refund !== null ? [filled(words.refund)] : []),
    ...(mail.kind === 'confirmed' || mail.kind === 'pickup_soon' ? [filled(words.code)] : []),
    ...(isOver || mail.link !== null ? [] : [filled(words.unlinked)]),
  ];
  const link = isOver ? null : mail.link;
  const text = [
    filled(words.hello),
    filled(words.text[mail.kind]),
    details.join('\n'),
    ...sentences,
    ...(link === null ? [] : [`${words.follow}:\n${link}\n${words.link}`]),
    mail.shop,
  ].join('\n\n');
  const paragraphs = [filled(words.hello), filled(words.text[mail.kind])];
  return {
    subject: filled(words.subject[mail.kind]),
    text: `${text}\n`,
    html: htmlOf(mail, { paragraphs, details, sentences, link, follow: words.follow, about: words.link }),
  };
}

type Parts = {
  paragraphs: string[];
  details: string[];
  sentences: string[];
  link: string | null;
  follow: string;
  about: string;
};

function paragraphsOf(lines: string[]): string {
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

function htmlOf(
  { language, shop }: TripMail,
  { paragraphs, details, sentences, link, follow, about }: Parts,
): string {
  const rows = details.map((line) => `<li style="padding:4px 0">${escapeHtml(line)}</li>`).join('');
  const button = link
    ? `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${follow}</a></p><p style="color:#6b675e;font-size:14px">${about}</p>`
    : '';
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:480px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${paragraphsOf(paragraphs)}<ul style="list-style:none;padding:0;margin:20px 0">${rows}</ul>${paragraphsOf(sentences)}${button}<p>${escapeHtml(shop)}</p></div></body></html>`;
}
