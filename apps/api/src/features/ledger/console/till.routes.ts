import * as contract from '@errand/contract/console/finance/till';
import type { ConsoleRoute } from '../../../console/index.ts';
import { deposit, listDeposits, readTill, takeDepositBack } from './till.service.ts';

export function tillConsoleRoutes(route: ConsoleRoute): void {
  route(contract.getTill, (ctx) => readTill(ctx));
  route(contract.listTillDeposits, (ctx, { query }) => listDeposits(ctx, query));
  route(contract.depositTill, (ctx, { body }) => deposit(ctx, body));
  route(contract.takeTillDepositBack, (ctx, { params, body }) =>
    takeDepositBack(ctx, params.id, body.reason),
  );
}
