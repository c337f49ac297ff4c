import { createHash } from 'node:crypto';
import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/messages/whatsapp-templates';
import { isReceiverEvent, ORDER_EVENTS } from '@errand/domain/notifications';
import { messageTitle } from '../../../features/notifications/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { whatsAppTemplates } from '../../../platform/messages/reach/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { sendTestMessage } from '../../staff/send-test-message.ts';
import { requireVersion } from '../../versioned-rows.ts';

type StoredTemplate = Awaited<ReturnType<typeof whatsAppTemplates.list>>[number];
type Templates = contract.WhatsAppTemplates;
type SetBody = ParsedInput<typeof contract.setWhatsAppTemplates>['body'];
type TestBody = ParsedInput<typeof contract.testWhatsAppTemplate>['body'];

const STORE_ORDER = { type: 'delivery', storeId: 0 } as const;

export async function readTemplates(ctx: ConsoleContext): Promise<Templates> {
  const templates = (await whatsAppTemplates.list(ctx.db)).map(toRow);
  return {
    version: versionOf(templates),
    is_on: ctx.messages.whatsapp,
    events: ORDER_EVENTS.map((event) => ({
      event,
      title: messageTitle(event, STORE_ORDER, ctx.language),
      to: isReceiverEvent(event) ? ('receiver' as const) : ('owner' as const),
    })),
    templates,
  };
}

/** Replaces all templates. Throws `changed_meanwhile`. */
export async function writeTemplates(
  ctx: ConsoleContext,
  { version, templates }: SetBody,
): Promise<Templates> {
  await whatsAppTemplates.lock(ctx.db);
  const current = await readTemplates(ctx);
  requireVersion(version, current.version, current);
  const byEvent = new Map(templates.map((row) => [row.event, row]));
  await whatsAppTemplates.replace(
    ctx.db,
    [...byEvent.values()].map(({ has_button: hasButton, ...row }) => ({ ...row, hasButton })),
  );
  return readTemplates(ctx);
}

/**
 * Sends the template of an event immediately, outside of a transaction. Returns the provider's response if it rejects the
 * message, else null. Throws `sender_missing`, `template_missing` and `slow_down`.
 */
export async function testTemplate(ctx: ConsoleContext, { event, phone }: TestBody): Promise<string | null> {
  if (!ctx.messages.whatsapp) throw new AppError('sender_missing');
  const { language } = ctx.member;
  const shop = translated((await ctx.settings()).business_name, language);
  const title = textOf('mails.test.subject', language, { shop });
  const description = textOf('mails.test.text', language, { shop });
  const template = await whatsAppTemplates.forEvent({ db: ctx.db, publicUrl: ctx.configuredUrl }, event, {
    language,
    title,
    description,
    path: '/home',
  });
  if (!template) throw new AppError('template_missing');
  const message = { channel: 'whatsapp', to: phone, subject: title, text: description, template } as const;
  return sendTestMessage(ctx, { ...message, evenIfUnreachable: true });
}

function toRow({ event, name, languages, hasButton }: StoredTemplate): Templates['templates'][number] {
  return { event, name, languages, has_button: hasButton };
}

/** Changes whenever a template does. */
function versionOf(templates: Templates['templates']): string {
  return createHash('sha256').update(JSON.stringify(templates)).digest('hex').slice(0, 32);
}
