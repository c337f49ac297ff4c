import { listWalletBonuses, listWalletTransactions } from '@errand/contract/wallet';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorBonuses } from './bonuses.ts';
import { listVisitorWallet } from './wallet.service.ts';

export function walletRoutes(route: Route): void {
  route(listWalletTransactions, (ctx, { query }) => listVisitorWallet(ctx, query));
  route(listWalletBonuses, (ctx) => listVisitorBonuses(ctx));
}
