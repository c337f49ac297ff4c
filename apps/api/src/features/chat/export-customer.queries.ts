import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { conversations, messages } from './chat.tables.ts';

export async function exportCustomer(q: Queryable, { id }: ExportedCustomer) {
  return {
    messages: await q
      .select({
        conversation: conversations.id,
        with: conversations.partnerType,
        sender: messages.sender,
        text: messages.text,
        order_id: messages.orderId,
        at: messages.createdAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(conversations.customerId, id))
      .orderBy(asc(conversations.id), asc(messages.id)),
  };
}
