import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { CONSOLE_CHANGED, type Events } from '../../platform/events/index.ts';
import { eventName } from '../../platform/jobs/index.ts';
import { conversations } from './chat.tables.ts';
import { placeOfPartner } from './partner-place.ts';

/** Notifies open consoles that a conversation has a new message. */
export async function publishConversationChanged(
  { events }: { events: Events },
  tx: Tx,
  id: number,
): Promise<void> {
  const { partnerType, partnerId } = conversations;
  const [row] = await tx
    .select({ partnerType, partnerId })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (!row) return;
  const place = await placeOfPartner(tx, row.partnerType, row.partnerId);
  await events.publish(tx, CONSOLE_CHANGED, { resource: 'chat', id: String(id), place });
}

/** A customer has written to a partner, in this language of the storefront. */
export const MESSAGE_SENT = eventName<{ messageId: number; language: LanguageCode }>('chat.message-sent');
