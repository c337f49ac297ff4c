import type { LanguageCode } from '@errand/domain/language';
import {
  type OrderEvent,
  TEMPLATE_FIELDS,
  type TemplateTexts,
  type TemplateValues,
} from '@errand/domain/notifications';
import type { Deps } from '../../platform/deps.ts';
import { isolateNumbers, type MailTexts } from '../../platform/messages/mail/index.ts';
import { renderTemplate } from '../../platform/templates/index.ts';
import type { MessageContent } from './content.ts';
import type { MessageRow } from './messages.queries.ts';
import { findTemplate, recordFailure } from './templates.queries.ts';

type ApplyDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/**
 * What a message tells in the words of the operator, where they have written some for its event, channel and language. A template
 * that cannot be rendered is reported, and the text of the catalog is sent instead: no message is lost by it.
 */
export async function applyTemplate(
  deps: ApplyDeps,
  { kind, channel }: Pick<MessageRow, 'channel' | 'kind'>,
  language: LanguageCode,
  content: MessageContent,
): Promise<MessageContent> {
  const { about: subject, values } = content;
  if (subject === null) return content;
  // Only events of orders are about an order, a parcel or a trip.
  const event = kind as OrderEvent;
  const template = await findTemplate(deps.db, { event, subject, channel, language });
  if (!template?.texts) return content;
  const { id, texts } = template;
  const orDefault = async <Told>(tell: () => Told, otherwise: Told): Promise<Told> => {
    try {
      return tell();
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      deps.log.warn({ template: id, event, channel, language, err: error }, 'a message template failed');
      await recordFailure(deps.db, id, { at: new Date(deps.now()), failure });
      return otherwise;
    }
  };
  if (channel !== 'mail') return orDefault(() => withTexts(content, texts, channel, language), content);
  return {
    ...content,
    async mail() {
      const mail = await content.mail();
      if (!mail) return null;
      const told = () => mail.withTexts(mailTexts(texts, { ...values, ...mail.values }));
      return { ...mail, ...(await orDefault(told, mail)) };
    },
  };
}

/** The texts of a push message or an SMS. Throws for a template that cannot be rendered. */
export function withTexts(
  content: MessageContent,
  texts: TemplateTexts,
  channel: 'push' | 'sms',
  language: LanguageCode,
): MessageContent {
  const told = (template: string | undefined) =>
    isolateNumbers(requireText(rendered(template, content.values)), language);
  if (channel === 'sms') return { ...content, sms: told(texts.text) };
  return { ...content, title: told(texts.title), description: told(texts.text) };
}

/** The texts of a mail. Throws for a template that cannot be rendered. */
export function mailTexts(texts: TemplateTexts, values: TemplateValues): MailTexts {
  const [subject = '', heading = '', intro = '', closing = ''] = TEMPLATE_FIELDS.mail.map((field) =>
    rendered(texts[field], values),
  );
  return {
    subject: requireText(subject).replace(/\s+/g, ' '),
    heading: requireText(heading),
    intro: requireText(intro),
    closing,
  };
}

/** Values that a template leaves empty leave no double spaces. */
function rendered(template: string | undefined, values: TemplateValues): string {
  return renderTemplate(template ?? '', values)
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

function requireText(text: string): string {
  if (text === '') throw new Error('the text is empty');
  return text;
}
