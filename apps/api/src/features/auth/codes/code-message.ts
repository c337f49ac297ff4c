import { composeMail, escapeHtml, paragraphs, remark } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { CodeJob } from './codes.ts';

/** The message with a code, in the language of its request. Names are escaped. */
export function codeMessage(
  { purpose, language, name }: Pick<CodeJob, 'purpose' | 'language' | 'name'>,
  code: string,
  shop: string,
): { subject: string; sms: string; text: string; html: string } {
  const t = (key: TextKey) => textOf(key, language, { name, code, shop });
  const parts = [
    ...paragraphs(t(name ? 'mails.hello' : 'mails.helloNobody'), t(`mails.code.purpose.${purpose}`)),
    {
      text: code,
      html: `<p dir="ltr" style="font-size:34px;letter-spacing:8px;font-weight:600;margin:24px 0">${code}</p>`,
    },
    ...paragraphs(t('mails.code.minutes')),
    remark(t('mails.code.ignore')),
    { text: shop, html: `<p style="margin-top:24px">${escapeHtml(shop)}</p>` },
  ];
  return { ...composeMail(language, t('mails.code.subject'), parts, 440), sms: t('mails.code.sms') };
}
