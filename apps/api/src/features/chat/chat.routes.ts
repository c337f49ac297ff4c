import { getConversation, listConversations, sendMessage } from '@errand/contract/chat';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorConversations, readVisitorConversation, sendVisitorMessage } from './chat.service.ts';

export function chatRoutes(route: Route): void {
  route(listConversations, (ctx, { query }) => listVisitorConversations(ctx, query));
  route(getConversation, (ctx, { query }) => readVisitorConversation(ctx, query));
  route(sendMessage, (ctx, { body }) => sendVisitorMessage(ctx, body));
}
