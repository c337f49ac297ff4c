import * as bonuses from '@errand/contract/console/promotions/wallet-bonuses';
import type { ConsoleRoute } from '../../../console/index.ts';
import {
  createWalletBonus,
  listWalletBonuses,
  readWalletBonus,
  updateWalletBonus,
} from './wallet-bonuses.console-service.ts';

export function walletConsoleRoutes(route: ConsoleRoute): void {
  route(bonuses.listWalletBonuses, (ctx, { query }) => listWalletBonuses(ctx, query));
  route(bonuses.getWalletBonus, (ctx, { params }) => readWalletBonus(ctx, params.id));
  route(bonuses.createWalletBonus, (ctx, { body }) => createWalletBonus(ctx, body));
  route(bonuses.updateWalletBonus, (ctx, { params, body }) => updateWalletBonus(ctx, params.id, body));
}
