import * as contract from '@errand/contract/console/support/chat';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import {
  answer,
  close,
  findConversationPlace,
  listConversations,
  markRead,
  readConversation,
} from './chat.service.ts';

type One = { params: { id: number } };
const target = (ctx: ConsoleContext, { params }: One) => findConversationPlace(ctx, params.id);

export function chatConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listConversations, (ctx, { query }) => listConversations(ctx, query));
  route(contract.getConversation, target, (ctx, { params, query }) =>
    readConversation(ctx, params.id, query.limit),
  );
  route(contract.markConversationRead, target, (ctx, { params }) => markRead(ctx, params.id));
  route(contract.answerConversation, target, (ctx, { params, body }) => answer(ctx, params.id, body.text));
  route(contract.closeConversation, target, (ctx, { params, body }) => close(ctx, params.id, body.closed));
}
