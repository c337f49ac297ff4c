import * as contract from '@errand/contract/chat';
import type { Route } from '../../platform/http/index.ts';
import { listConversations, readConversation, sendMessage } from './chat.service.ts';

export function chatRoutes(route: Route): void {
  route(contract.listConversations, (ctx, { query }) => listConversations(ctx, query));
  route(contract.getConversation, (ctx, { query }) => readConversation(ctx, query));
  route(contract.sendMessage, (ctx, { body }) => sendMessage(ctx, body));
}
