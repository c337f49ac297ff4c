import * as contract from '@errand/contract/console/finance/journal';
import type { ConsoleRoute } from '../../../console/index.ts';
import { changeNumber, exportDatev, listNumbers } from './datev.service.ts';
import { exportJournal, listJournal } from './journal.service.ts';
import { readTrialBalance } from './trial-balance.service.ts';

export function journalConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listJournal, { handle: (ctx, { query }) => listJournal(ctx, query), csv: exportJournal });
  route(contract.getTrialBalance, (ctx, { query }) => readTrialBalance(ctx, query));
  route(contract.listAccountNumbers, (ctx) => listNumbers(ctx));
  route(contract.setAccountNumber, (ctx, { body }) => changeNumber(ctx, body));
  route(contract.exportDatev, (ctx, { body }) => exportDatev(ctx, body.month));
}
