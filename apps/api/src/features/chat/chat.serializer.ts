import type { ChatMessage, Conversation } from '@errand/contract/chat';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { isoTime, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { ConversationRow, MessageRow } from './chat.queries.ts';

/** A conversation from its customer's point of view: the partner is the receiver. */
export function toConversationResponse(
  row: ConversationRow,
  customerId: number,
  ctx: RequestContext,
  settings: Settings,
): Conversation {
  return {
    id: row.id,
    sender_id: customerId,
    sender_type: 'customer',
    receiver_id: row.partner_id,
    receiver_type: row.partner_type,
    unread_message_count: row.unread,
    last_message_id: row.last?.id ?? null,
    last_message_time: row.last && isoTime(row.last.created_at_ms),
    receiver: { id: row.partner_id, ...partnerOf(row, ctx, settings) },
    last_message: row.last && toMessageResponse(row.last, row.partner_type),
  };
}

function partnerOf({ store, courier }: ConversationRow, ctx: RequestContext, settings: Settings) {
  const { language, publicUrl } = ctx;
  if (store) {
    return {
      f_name: translated(store.name, language),
      l_name: '',
      phone: store.phone,
      email: store.email,
      image_full_url: mediaUrl(publicUrl, store.logo),
      art: store.cover_art && { tint: store.cover_art.tint },
    };
  }
  if (courier) {
    return {
      f_name: translated(courier.first_name, language),
      l_name: translated(courier.last_name, language),
      phone: courier.phone,
      email: null,
      image_full_url: mediaUrl(publicUrl, courier.picture),
      art: { tint: 'sky' },
    };
  }
  const { business_name, phone, email, logo } = settings;
  const image_full_url = mediaUrl(publicUrl, logo);
  return { f_name: translated(business_name, language), l_name: '', phone, email, image_full_url, art: null };
}

export function toMessageResponse(row: MessageRow, partnerType: string): ChatMessage {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    sender_type: row.sender === 'customer' ? 'customer' : partnerType,
    message: row.text,
    file_full_url: [],
    is_seen: row.seen_at_ms === null ? 0 : 1,
    order_id: row.order_id,
    created_at: isoTime(row.created_at_ms),
  };
}
