import * as contract from '@errand/contract/console/jobs';
import type { ConsoleRoute } from '../../console-context.ts';
import { discardDead, listDead, listQueues, listWaiting, retryDead } from './jobs.service.ts';

export function jobRoutes(route: ConsoleRoute): void {
  route(contract.listQueues, (ctx) => listQueues(ctx));
  route(contract.listWaitingJobs, (ctx, { query }) => listWaiting(ctx, query));
  route(contract.listDeadJobs, (ctx, { query }) => listDead(ctx, query));
  route(contract.retryJobs, (ctx, { body }) => retryDead(ctx, body.ids));
  route(contract.discardJobs, (ctx, { body }) => discardDead(ctx, body.ids));
}
