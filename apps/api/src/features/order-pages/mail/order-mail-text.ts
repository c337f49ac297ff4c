import type { LanguageCode } from '@errand/domain/language';
import {
  composeMail,
  type MailPart,
  mainLink,
  paragraphs,
  signature,
} from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

type Mail = {
  language: LanguageCode;
  orderId: number;
  name: string;
  store: string;
  shop: string;
  /** Null for an order that is collected. */
  address: string | null;
  /** The chosen slot of a scheduled order as text; null for one as soon as possible. */
  slot: string | null;
  /** Until when its bank transfer has to arrive; null if none is awaited. */
  transferBy: string | null;
  summary: MailPart;
  /** Null without PUBLIC_URL. The Host header is no substitute: the sender of a request controls it. */
  link: string | null;
};

/** The confirmation of an order in its language. Names of people and stores are escaped. */
export function orderMail(mail: Mail): EditableMail {
  const { language, orderId: id, store, name, address, slot, transferBy, summary, link, shop } = mail;
  const t = (key: TextKey) => textOf(key, language, { id, store, name, address, slot, transferBy });
  const how = t(address === null ? 'mails.order.collect' : 'mails.order.to');
  const where = slot === null ? how : `${how} ${t('mails.order.slot')}`;
  return composeMail(
    language,
    t('mails.order.subject'),
    [
      ...paragraphs(
        t('mails.hello'),
        `${t('mails.order.placed')} ${where}`,
        ...(transferBy === null ? [] : [t('mails.order.transfer')]),
      ),
      summary,
      ...(link === null
        ? paragraphs(t('mails.order.unlinked'))
        : [mainLink(link, t('mails.order.follow'), t('mails.order.link'))]),
      signature(shop),
    ],
    { values: { handover: where } },
  );
}
