import { QUOTAS, requireQuota } from '../../features/auth/attempts/index.ts';
import { type Message, providerResponse } from '../../platform/messages/index.ts';
import type { ConsoleContext } from '../console-context.ts';

/**
 * Sends a message by which a member tries a sender or a text, immediately and outside of a transaction. Returns what the provider
 * answered if it rejects the message, else null. Throws `slow_down`.
 */
export async function sendTestMessage(ctx: ConsoleContext, message: Message): Promise<string | null> {
  await requireQuota(ctx, { name: 'test-message', of: String(ctx.member.id), quota: QUOTAS.testMessage });
  try {
    await ctx.messages.send(message);
    return null;
  } catch (error) {
    ctx.log.warn({ err: error }, 'a test message was rejected');
    return providerResponse(error);
  }
}
