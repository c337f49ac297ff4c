import { escapeHtml, mailHtml, paragraphsHtml, remarkHtml } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { CodeJob } from './codes.ts';

/** The message with a code, in the language of its request. Names are escaped. */
export function codeMessage(
  { purpose, language, name }: Pick<CodeJob, 'purpose' | 'language' | 'name'>,
  code: string,
  shop: string,
): { subject: string; sms: string; text: string; html: string } {
  const t = (key: TextKey) => textOf(key, language, { name, code, shop });
  const hello = t(name ? 'mails.hello' : 'mails.helloNobody');
  const what = t(`mails.code.purpose.${purpose}`);
  const [minutes, ignore] = [t('mails.code.minutes'), t('mails.code.ignore')];
  const content = [
    paragraphsHtml(hello, what),
    `<p dir="ltr" style="font-size:34px;letter-spacing:8px;font-weight:600;margin:24px 0">${code}</p>`,
    paragraphsHtml(minutes),
    remarkHtml(ignore),
    `<p style="margin-top:24px">${escapeHtml(shop)}</p>`,
  ];
  return {
    subject: t('mails.code.subject'),
    sms: t('mails.code.sms'),
    text: `${[hello, what, code, minutes, ignore, shop].join('\n\n')}\n`,
    html: mailHtml(language, content.join(''), 440),
  };
}
