import type { LanguageCode } from '@errand/domain/language';
import { composeMail, mainLink, paragraphs, signature } from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

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

/** A message about a parcel to one of its ends. `sms` is one paragraph; names and addresses are escaped in the mail. */
export function parcelMessage(message: ParcelMessage): EditableMail & { sms: string } {
  const { kind, end, language, shop } = message;
  const sender = message.sender ?? textOf('mails.parcel.someone', language);
  const t = (key: TextKey) => textOf(key, language, { ...message, sender, id: message.orderId });
  const isReturn = kind === 'comes_back' && end === 'sender';
  const isComing = kind === 'placed' || kind === 'picked_up';
  const body = [
    t(`mails.parcel.${end}.${kind}`),
    ...(kind === 'placed' && message.slot !== null ? [t('mails.parcel.slot')] : []),
    ...(isComing && end === 'receiver' && message.cash !== null ? [t('mails.parcel.cash')] : []),
    ...(isComing && end === 'receiver' ? [t('mails.parcel.code')] : []),
    ...(isReturn && message.returnFee !== null ? [t('mails.parcel.returnFee')] : []),
    ...(isReturn && message.returnCode !== null ? [t('mails.parcel.returnCode')] : []),
  ].map(capitalized);
  const link = isComing ? message.link : null;
  const parts = [
    ...paragraphs(t('mails.hello'), ...body),
    ...(link === null ? [] : [mainLink(link, t('mails.parcel.follow'))]),
    signature(shop),
  ];
  const { receiver, category, address, code } = message;
  const values = { sender, receiver, category, address, code, details: body.slice(1).join(' ') };
  return {
    ...composeMail(language, `${t('mails.parcel.subject')} · ${shop}`, parts, { values }),
    sms: [...body, ...(link === null ? [] : [link])].join(' '),
  };
}

/** Capitalizes a sentence, which may begin with the lowercase name of a hidden sender. */
function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
