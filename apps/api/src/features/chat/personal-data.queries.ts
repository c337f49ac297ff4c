import { and, asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { conversations, messages } from './chat.tables.ts';

export const personalData = {
  /** Deletes the conversations; their messages go with them by foreign key. */
  async erase(tx, { id }) {
    await tx.delete(conversations).where(eq(conversations.customerId, id));
  },
  async export(q, { id }) {
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
  },
  /** Moves conversations. Of two with the same partner one remains, which gets the messages of both. */
  merge: {
    count: async (q, { from }) => [
      {
        kind: 'conversations',
        moved: await q.$count(conversations, eq(conversations.customerId, from.id)),
        dropped: 0,
      },
    ],
    async move(_ctx, tx, { from, into }) {
      const own = await tx
        .select()
        .from(conversations)
        .where(eq(conversations.customerId, from.id))
        .orderBy(conversations.id)
        .for('update');
      for (const { id, partnerType, partnerId, lastAt, closedAt } of own) {
        const [joined] = await tx
          .update(conversations)
          .set({
            lastAt: sql`greatest(${conversations.lastAt}, ${lastAt})`,
            // Open if one of the two is: `greatest` alone would ignore null.
            closedAt:
              closedAt && sql`case when closed_at is not null then greatest(closed_at, ${closedAt}) end`,
          })
          .where(
            and(
              eq(conversations.customerId, into.id),
              eq(conversations.partnerType, partnerType),
              eq(conversations.partnerId, partnerId),
            ),
          )
          .returning({ id: conversations.id });
        if (joined) {
          await tx.update(messages).set({ conversationId: joined.id }).where(eq(messages.conversationId, id));
          await tx.delete(conversations).where(eq(conversations.id, id));
        } else await tx.update(conversations).set({ customerId: into.id }).where(eq(conversations.id, id));
      }
    },
  },
} satisfies PersonalData;
