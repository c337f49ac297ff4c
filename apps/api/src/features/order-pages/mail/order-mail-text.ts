import type { LanguageCode } from '@errand/domain/language';
import {
  type ComposedMail,
  composeMail,
  escapeHtml,
  mainLink,
  paragraphs,
} from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

export type MailLine = { quantity: number; name: string; choice: string; total: string };

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
  lines: MailLine[];
  total: string;
  /** Null without PUBLIC_URL. The Host header is no substitute: the sender of a request controls it. */
  link: string | null;
};

/** The confirmation of an order in its language. Names of people and stores are escaped. */
export function orderMail(mail: Mail): ComposedMail {
  const { language, orderId: id, store, name, address, slot, transferBy, link, shop } = mail;
  const t = (key: TextKey) => textOf(key, language, { id, store, name, address, slot, transferBy });
  const total = t('mails.order.total');
  const how = t(address === null ? 'mails.order.collect' : 'mails.order.to');
  const where = slot === null ? how : `${how} ${t('mails.order.slot')}`;
  const lineTexts = mail.lines.map(
    (line) => `${line.quantity} × ${line.name}${line.choice ? ` (${line.choice})` : ''}  ${line.total}`,
  );
  return composeMail(language, t('mails.order.subject'), [
    ...paragraphs(
      t('mails.hello'),
      `${t('mails.order.placed')} ${where}`,
      ...(transferBy === null ? [] : [t('mails.order.transfer')]),
    ),
    { text: [...lineTexts, `${total}  ${mail.total}`].join('\n'), html: tableHtml(mail, total) },
    ...(link === null
      ? paragraphs(t('mails.order.unlinked'))
      : [mainLink(link, t('mails.order.follow'), t('mails.order.link'))]),
    ...paragraphs(shop),
  ]);
}

function tableHtml({ lines, total }: Mail, label: string): string {
  const rows = lines.map(
    ({ quantity, name, choice, total: price }) =>
      `<tr><td style="padding:6px 0"><bdi dir="ltr">${quantity} ×</bdi> ${escapeHtml(name)}${
        choice ? `<br><span style="color:#6b675e;font-size:14px">${escapeHtml(choice)}</span>` : ''
      }</td><td style="text-align:end;vertical-align:top;padding:6px 0"><bdi dir="ltr">${escapeHtml(price)}</bdi></td></tr>`,
  );
  const sum = `<tr><td style="padding-top:12px;font-weight:600">${label}</td><td style="text-align:end;padding-top:12px;font-weight:600"><bdi dir="ltr">${escapeHtml(total)}</bdi></td></tr>`;
  return `<table style="width:100%;border-collapse:collapse;margin:20px 0">${rows.join('')}${sum}</table>`;
}
