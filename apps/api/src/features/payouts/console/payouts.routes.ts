import * as balances from '@errand/contract/console/finance/balances';
import * as corrections from '@errand/contract/console/finance/corrections';
import * as runs from '@errand/contract/console/finance/runs';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { listBalances, readBalance, readOwnBalance } from './balances.service.ts';
import { setAccount } from './bank-account.service.ts';
import { confirmRun } from './confirm-run.ts';
import { correctCustomer, correctPayee, decideCorrection, listCorrections } from './corrections.service.ts';
import { exportRun } from './export-run.ts';
import { findHoldPlace, hold, release } from './holds.service.ts';
import { payeeOfParams, targetPayee } from './payee-names.ts';
import { receive } from './receipts.service.ts';
import { cancelRun, createRun, listRuns, readRun, requestAdvance, setPlanned } from './runs.service.ts';
import { readUpload, settleByFile, settleByHand } from './settle.service.ts';
import { readStatementFile } from './statement-file.ts';

const targetStore = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx.db, params.id);

export function payoutConsoleRoutes(route: ConsoleRoute): void {
  route(balances.listStoreBalances, (ctx, { query }) => listBalances(ctx, 'stores', query));
  route(balances.listCourierBalances, (ctx, { query }) => listBalances(ctx, 'couriers', query));
  route(balances.getBalance, targetPayee, (ctx, input) => readBalance(ctx, payeeOfParams(ctx, input)));
  route(balances.setBankAccount, targetPayee, (ctx, input) =>
    setAccount(ctx, payeeOfParams(ctx, input), input.body),
  );
  route(balances.holdBalance, targetPayee, (ctx, input) => hold(ctx, payeeOfParams(ctx, input), input.body));
  route(
    balances.releaseHold,
    (ctx, { params }) => findHoldPlace(ctx, params.id),
    (ctx, { params }) => release(ctx, params.id),
  );
  route(balances.requestAdvance, targetPayee, (ctx, input) =>
    requestAdvance(ctx, payeeOfParams(ctx, input), input.body),
  );
  route(balances.recordReceipt, targetPayee, (ctx, input) =>
    receive(ctx, payeeOfParams(ctx, input), input.body),
  );
  route(balances.getCourierBalance, (ctx) => readOwnBalance(ctx));
  route(balances.getStoreBalance, targetStore, (ctx, { params }) =>
    readBalance(ctx, { account: 'store', id: params.id }, { isOwn: true }),
  );
  route(balances.setStoreBankAccount, targetStore, (ctx, { params, body }) =>
    setAccount(ctx, { account: 'store', id: params.id }, body, { isOwn: true }),
  );
  route(balances.getStatementFile, targetPayee, (ctx, input) =>
    readStatementFile(ctx, payeeOfParams(ctx, input), input.query),
  );
  route(balances.getStoreStatementFile, targetStore, (ctx, { params, query }) =>
    readStatementFile(ctx, { account: 'store', id: params.id }, query),
  );
  route(corrections.listCorrections, (ctx, { query }) => listCorrections(ctx, query));
  route(corrections.correctBalance, targetPayee, (ctx, input) =>
    correctPayee(ctx, payeeOfParams(ctx, input), input.body),
  );
  route(corrections.correctCustomer, (ctx, { params, body }) => correctCustomer(ctx, params.id, body));
  route(corrections.decideCorrection, (ctx, { params, body }) => decideCorrection(ctx, params.id, body));
  route(runs.listPayoutRuns, (ctx, { query }) => listRuns(ctx, query));
  route(runs.getPayoutRun, (ctx, { params }) => readRun(ctx, params.id));
  route(runs.createPayoutRun, (ctx, { body }) => createRun(ctx, body));
  route(runs.setPayoutPlanned, (ctx, { params, body }) => setPlanned(ctx, params.id, body.planned));
  route(runs.confirmPayoutRun, (ctx, { params }) => confirmRun(ctx, params.id));
  route(runs.cancelPayoutRun, (ctx, { params }) => cancelRun(ctx, params.id));
  route(runs.exportPayoutRun, (ctx, { params, body }) => exportRun(ctx, params.id, body.format));
  route(runs.settlePayout, (ctx, { params, body }) => settleByHand(ctx, params.id, body));
  route(runs.readBankFile, {
    before: (ctx) => readUpload(ctx),
    handle: (ctx, _, file) => settleByFile(ctx, file),
  });
}
