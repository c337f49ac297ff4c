import * as contract from '@errand/contract/console/message-templates';
import type { ConsoleRoute } from '../../../console/index.ts';
import type { MessageContents } from '../../messaging/index.ts';
import { previewMessage, sendTest } from './preview.service.ts';
import * as templates from './templates.service.ts';

/** What operators write in messages. `contents` is what tells of each event without it. */
export function messageTemplateConsoleRoutes(route: ConsoleRoute, contents: MessageContents): void {
  route(contract.listMessageTemplates, (ctx) => templates.listMessageTemplates(ctx));
  route(contract.getMessageTemplate, (ctx, { params }) => templates.readMessageTemplate(ctx, params));
  route(contract.saveMessageTemplate, (ctx, { params, body }) => {
    ctx.setTarget(targetOf(params, body));
    return templates.saveMessageTemplate(ctx, params, body);
  });
  route(contract.restoreMessageTemplate, (ctx, { params, body }) => {
    ctx.setTarget(targetOf(params, body));
    return templates.restoreMessageTemplate(ctx, params, body);
  });
  route(contract.previewMessage, (ctx, { params, body }) => previewMessage(ctx, contents, params, body));
  route(contract.testMessageTemplate, {
    before: (ctx, { params, body }) => sendTest(ctx, contents, params, body),
    async handle(ctx, { params, body }, answer) {
      ctx.setTarget(targetOf(params, body));
      return { accepted: answer === null, answer };
    },
  });
}

function targetOf(
  { event, subject }: templates.EventKey,
  { channel, language }: { channel: string; language: string },
): string {
  return [subject, event, channel, language].join('/');
}
