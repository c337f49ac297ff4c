import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import type { PartnerType } from './chat.queries.ts';
import { conversations, messages } from './chat.tables.ts';
import { publishConversationChanged } from './conversation-changed.ts';

/**
 * Replies to a customer's message as the partner, and marks the customer's messages as read. Idempotent: does nothing
 * once the message is no longer the newest of its conversation. `textFor` gets the partner's type.
 */
export async function replyAsPartner(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  messageId: number,
  textFor: (partner: PartnerType) => string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [conversation] = await tx
      .select({ id: conversations.id, partner: conversations.partnerType })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.id, messageId))
      .for('update', { of: conversations });
    if (!conversation) return;
    const ofConversation = eq(messages.conversationId, conversation.id);
    const [newest] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(ofConversation)
      .orderBy(desc(messages.id))
      .limit(1);
    if (newest?.id !== messageId) return;
    const at = new Date(deps.now());
    await tx
      .update(messages)
      .set({ seenAt: at })
      .where(and(ofConversation, eq(messages.sender, 'customer'), isNull(messages.seenAt)));
    await tx.insert(messages).values({
      conversationId: conversation.id,
      sender: 'partner',
      text: textFor(conversation.partner),
      createdAt: at,
    });
    await tx.update(conversations).set({ lastAt: at }).where(eq(conversations.id, conversation.id));
    await publishConversationChanged(deps, tx, conversation.id);
  });
}
