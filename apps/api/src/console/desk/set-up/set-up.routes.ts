import { getSetUp, openShop, rehearseOpening, testSender } from '@errand/contract/console/set-up';
import type { ConsoleRoute } from '../../console-context.ts';
import { rehearse } from './rehearsal/rehearse.service.ts';
import { readSetUp, setOpen } from './set-up.service.ts';
import { recordAccepted, sendTest } from './test-sender.ts';

export function setUpRoutes(route: ConsoleRoute): void {
  route(getSetUp, (ctx) => readSetUp(ctx));
  route(testSender, {
    before: (ctx, { body }) => sendTest(ctx, body),
    handle: (ctx, { body }, answer) => recordAccepted(ctx, body.channel, answer),
  });
  route(rehearseOpening, (ctx) => rehearse(ctx));
  route(openShop, (ctx, { body }) => setOpen(ctx, body));
}
