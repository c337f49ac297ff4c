import type { ParsedInput } from '@errand/contract';
import type { testSender } from '@errand/contract/console/set-up';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { composeMail, type Message, paragraphs } from '../../../platform/messages/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { sendTestMessage } from '../../staff/send-test-message.ts';
import { type Channel, saveTested } from './test-sender.queries.ts';

type Body = ParsedInput<typeof testSender>['body'];

/**
 * Sends a test message immediately, outside of a transaction. Returns the provider's response if it rejects the
 * message, else null. Throws `sender_missing` and `slow_down`.
 */
export async function sendTest(ctx: ConsoleContext, body: Body): Promise<string | null> {
  const to = body.channel === 'mail' ? ctx.member.mail : body.phone;
  if (to === undefined) throw new AppError('validation', undefined, 'phone');
  if (!ctx.messages[body.channel]) throw new AppError('sender_missing');
  const { language } = ctx.member;
  const shop = translated((await ctx.settings()).business_name, language);
  const subject = textOf('mails.test.subject', language, { shop });
  const text = textOf('mails.test.text', language, { shop });
  const message: Message =
    body.channel === 'mail'
      ? { channel: 'mail', to, ...composeMail(language, subject, paragraphs(text)), evenIfUnreachable: true }
      : { channel: 'sms', to, subject, text, evenIfUnreachable: true };
  return sendTestMessage(ctx, message);
}

export async function recordAccepted(ctx: ConsoleContext, channel: Channel, answer: string | null) {
  ctx.setTarget(channel);
  if (answer === null)
    await saveTested(ctx.db, { channel, staffId: ctx.member.id, acceptedAt: new Date(ctx.now()) });
  return { accepted: answer === null, answer };
}
