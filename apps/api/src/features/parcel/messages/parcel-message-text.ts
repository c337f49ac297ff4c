import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

export const MESSAGE_KINDS = ['placed', 'picked_up', 'delivered', 'comes_back', 'canceled'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type ParcelMessage = {
  kind: MessageKind;
  end: 'sender' | 'receiver';
  language: LanguageCode;
  orderId: number;
  shop: string;
  /** The recipient. */
  name: string;
  /** Null when the sender hides the name. */
  sender: string | null;
  receiver: string;
  category: string;
  address: string;
  /** The delivery code, which the courier asks the receiver for. */
  code: string;
  /** What the receiver pays; null when the sender does. */
  cash: string | null;
  slot: string | null;
  /** The code that the sender gives the courier for a return, and the return fee; null for none. */
  returnCode: string | null;
  returnFee: string | null;
  /** Null without PUBLIC_URL. */
  link: string | null;
};

type Texts = Record<MessageKind, string>;

const EN = {
  someone: 'someone',
  hello: 'Hello {name},',
  slot: 'The pickup is scheduled for {slot}.',
  code: 'The code for the courier is {code}.',
  cash: 'Please have {cash} ready in cash.',
  returnCode:
    'The code for the return is {returnCode}. Tell it to the courier when you have the parcel back.',
  returnFee: 'Please have the return fee of {returnFee} ready in cash.',
  follow: 'Follow the parcel',
  subject: 'Parcel #{id}',
  sender: {
    placed: 'Your parcel #{id} ({category}) to {receiver} is booked. A courier comes to pick it up.',
    picked_up: 'The courier has your parcel #{id} and is on the way to {receiver}.',
    delivered: 'Your parcel #{id} was handed over to {receiver}.',
    comes_back: 'Your parcel #{id} is canceled. The courier brings it back.',
    canceled: 'Your parcel #{id} to {receiver} is canceled.',
  } satisfies Texts,
  receiver: {
    placed: '{sender} sends you a parcel ({category}). A courier brings it to {address}.',
    picked_up: 'A parcel from {sender} is on its way to {address}.',
    delivered: 'The parcel from {sender} was handed over.',
    comes_back: 'The parcel from {sender} was canceled and goes back.',
    canceled: 'The parcel from {sender} was canceled.',
  } satisfies Texts,
};

const AR: typeof EN = {
  someone: 'أحدهم',
  hello: 'مرحبًا {name}،',
  slot: 'موعد الاستلام من المرسِل: {slot}.',
  code: 'الرمز الذي تعطيه للمندوب هو {code}.',
  cash: 'يُرجى تجهيز {cash} نقدًا.',
  returnCode: 'رمز الإعادة هو {returnCode}. أخبر به المندوب حين يعود إليك الطرد.',
  returnFee: 'يُرجى تجهيز رسم الإعادة {returnFee} نقدًا.',
  follow: 'تتبّع الطرد',
  subject: 'طرد رقم #{id}',
  sender: {
    placed: 'تم حجز طردك رقم #{id} ({category}) إلى {receiver}. سيحضر مندوب لاستلامه.',
    picked_up: 'استلم المندوب طردك رقم #{id} وهو في طريقه إلى {receiver}.',
    delivered: 'تم تسليم طردك رقم #{id} إلى {receiver}.',
    comes_back: 'أُلغي طردك رقم #{id}، وسيعيده المندوب إليك.',
    canceled: 'أُلغي طردك رقم #{id} إلى {receiver}.',
  },
  receiver: {
    placed: 'أرسل إليك {sender} طردًا ({category}). سيحضره مندوب إلى {address}.',
    picked_up: 'الطرد المرسَل من {sender} في طريقه إلى {address}.',
    delivered: 'تم تسليم الطرد المرسَل من {sender}.',
    comes_back: 'أُلغي الطرد المرسَل من {sender} وسيُعاد إليه.',
    canceled: 'أُلغي الطرد المرسَل من {sender}.',
  },
};

/** A message about a parcel to one of its ends. `sms` is one paragraph; names and addresses are escaped in the mail. */
export function parcelMessage(message: ParcelMessage): {
  subject: string;
  text: string;
  html: string;
  sms: string;
} {
  const words = message.language === 'ar' ? AR : EN;
  const values: Record<string, string> = {
    id: String(message.orderId),
    name: message.name,
    sender: message.sender ?? words.someone,
    receiver: message.receiver,
    category: message.category,
    address: message.address,
    slot: message.slot ?? '',
    returnCode: message.returnCode ?? '',
    returnFee: message.returnFee ?? '',
    code: message.code,
    cash: message.cash ?? '',
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const isReturn = message.kind === 'comes_back' && message.end === 'sender';
  const isComing = message.kind === 'placed' || message.kind === 'picked_up';
  const body = [
    words[message.end][message.kind],
    ...(message.kind === 'placed' && message.slot !== null ? [words.slot] : []),
    ...(isComing && message.end === 'receiver' && message.cash !== null ? [words.cash] : []),
    ...(isComing && message.end === 'receiver' ? [words.code] : []),
    ...(isReturn && message.returnFee !== null ? [words.returnFee] : []),
    ...(isReturn && message.returnCode !== null ? [words.returnCode] : []),
  ].map((text) => capitalized(filled(text)));
  const link = isComing ? message.link : null;
  const lines = [filled(words.hello), ...body];
  const followed = link === null ? [] : [`${words.follow}:\n${link}`];
  return {
    subject: `${filled(words.subject)} · ${message.shop}`,
    text: `${[...lines, ...followed, message.shop].join('\n\n')}\n`,
    html: htmlOf(message, lines, link === null ? null : { href: link, label: words.follow }),
    sms: [...body, ...(link === null ? [] : [link])].join(' '),
  };
}

/** Capitalizes a sentence, which may begin with the lowercase name of a hidden sender. */
function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function htmlOf(
  { language, shop }: ParcelMessage,
  lines: string[],
  link: { href: string; label: string } | null,
): string {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const button = link
    ? `<p><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${link.label}</a></p>`
    : '';
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:480px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${paragraphs}${button}<p>${escapeHtml(shop)}</p></div></body></html>`;
}
