import * as contract from '@errand/contract/wallet';
import type { Route } from '../../platform/http/index.ts';
import { listWalletBonuses } from './top-ups.ts';
import { listWalletTransactions } from './wallet.service.ts';

export function walletRoutes(route: Route): void {
  route(contract.listWalletTransactions, (ctx, { query }) => listWalletTransactions(ctx, query));
  route(contract.listWalletBonuses, (ctx) => listWalletBonuses(ctx));
}
