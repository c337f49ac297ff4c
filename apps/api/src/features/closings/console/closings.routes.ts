import * as contract from '@errand/contract/console/finance/periods';
import type { ConsoleRoute } from '../../../console/index.ts';
import {
  cancelClosing,
  checkAgain,
  checkBeforeClosing,
  closeMonth,
  listClosings,
  readClosing,
  readFile,
  readPeriods,
  requestClosing,
  verifyClosing,
} from './closings.service.ts';

export function closingConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listClosings, (ctx, { query }) => listClosings(ctx, query));
  route(contract.getPeriods, (ctx) => readPeriods(ctx));
  route(contract.getClosing, (ctx, { params }) => readClosing(ctx, params.id));
  route(contract.requestClosing, (ctx, { body }) => requestClosing(ctx, body.month));
  route(contract.checkClosing, (ctx, { params }) => checkAgain(ctx, params.id));
  route(contract.closeMonth, {
    before: (ctx, { params }) => checkBeforeClosing(ctx, params.id),
    handle: (ctx, { params }, problems) => closeMonth(ctx, params.id, problems),
  });
  route(contract.cancelClosing, (ctx, { params }) => cancelClosing(ctx, params.id));
  route(contract.getClosingFile, (ctx, { params }) => readFile(ctx, params.id));
  route(contract.verifyClosing, (ctx, { body }) => verifyClosing(ctx, body.content));
}
