import { listUnreachable, sendAgain } from '@errand/contract/console/messages/unreachable';
import * as templates from '@errand/contract/console/messages/whatsapp-templates';
import type { ConsoleRoute } from '../../console-context.ts';
import * as unreachable from './unreachable.service.ts';
import { readTemplates, testTemplate, writeTemplates } from './whatsapp-templates.service.ts';

export function messageConsoleRoutes(route: ConsoleRoute): void {
  route(listUnreachable, (ctx, { query }) => unreachable.listUnreachable(ctx, query));
  route(sendAgain, (ctx, { body }) => unreachable.sendAgain(ctx, body.ids));
  route(templates.getWhatsAppTemplates, (ctx) => readTemplates(ctx));
  route(templates.setWhatsAppTemplates, (ctx, { body }) => writeTemplates(ctx, body));
  route(templates.testWhatsAppTemplate, {
    before: (ctx, { body }) => testTemplate(ctx, body),
    handle: async (_ctx, _input, answer) => ({ accepted: answer === null, answer }),
  });
}
