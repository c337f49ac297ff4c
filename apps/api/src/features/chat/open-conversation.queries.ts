import type { Tx } from '../../platform/db/index.ts';
import { conversations } from './chat.tables.ts';

export type PartnerType = (typeof conversations.$inferSelect)['partnerType'];

/** The conversation of customer and partner, created with its first message. */
export async function openConversation(
  tx: Tx,
  customerId: number,
  partnerType: PartnerType,
  partnerId: number,
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ customerId, partnerType, partnerId, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [conversations.customerId, conversations.partnerType, conversations.partnerId],
      set: { lastAt: at },
    })
    .returning({ id: conversations.id });
  return row?.id ?? 0;
}
