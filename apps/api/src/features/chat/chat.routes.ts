import * as contract from '@errand/contract/chat';
import type { Route } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { listConversations, listMessages, readConversation, sendMessage } from './chat.service.ts';
import { searchConversations } from './search-conversations.service.ts';

export function chatRoutes(route: Route): void {
  route(contract.listConversations, (ctx, { query }) => listConversations(ctx, query));
  route(contract.getConversation, (ctx, { query }) => readConversation(ctx, query));
  route(contract.searchConversations, (ctx, { query }) => searchConversations(ctx, query));
  route(contract.listMessages, (ctx, { query }) => listMessages(ctx, query));
  route(contract.listAutomatedMessages, async (ctx) => {
    const texts = await listReasons(ctx, 'message');
    return { data: texts.map(({ id, reason }) => ({ id, message: reason })) };
  });
  route(contract.sendMessage, (ctx, { body }) => sendMessage(ctx, body));
}
