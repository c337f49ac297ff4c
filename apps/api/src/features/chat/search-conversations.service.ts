import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/chat';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { foldedWords } from '../../platform/search/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { type ConversationRow, listConversationRows } from './chat.queries.ts';
import { toConversationResponse } from './chat.serializer.ts';

type Query = ParsedInput<typeof contract.searchConversations>['query'];

/** A search covers this many of the newest conversations. No customer is expected to have more. */
const MAX_SEARCHED = 1000;

/**
 * Finds a customer's conversations by the partner's name in any language, ignoring case and Arabic spelling variants:
 * every word must begin a word of the name.
 */
export async function searchConversations(
  ctx: RequestContext<'pool' | 'settings'>,
  { name, type, limit, offset }: Query,
): Promise<ResponseOf<typeof contract.searchConversations>> {
  const customerId = requireCustomerId(ctx);
  const [{ rows }, settings] = await Promise.all([
    listConversationRows(ctx.pool, customerId, type ?? null, { limit: MAX_SEARCHED, offset: 1 }),
    ctx.settings(),
  ]);
  const wanted = foldedWords(name);
  const found = rows.filter((row) => {
    const words = foldedWords(partnerNames(row, settings).join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  const page = found.slice((offset - 1) * limit, offset * limit);
  return {
    total_size: found.length,
    limit,
    offset,
    conversations: page.map((row) => toConversationResponse(row, customerId, ctx, settings)),
  };
}

/** The partner's names in all languages. */
function partnerNames({ store, courier }: ConversationRow, settings: Settings): string[] {
  if (store) return Object.values(store.name);
  if (courier) return [courier.first_name, courier.last_name].flatMap((part) => Object.values(part));
  return Object.values(settings.business_name);
}
