import * as bonuses from '@errand/contract/console/promotions/wallet-bonuses';
import type { ConsoleRoute } from '../../../console/index.ts';
import { bonus } from './wallet-bonuses.service.ts';

export function walletConsoleRoutes(route: ConsoleRoute): void {
  route(bonuses.listWalletBonuses, (ctx, { query }) => bonus.list(ctx, query));
  route(bonuses.getWalletBonus, (ctx, { params }) => bonus.read(ctx, params.id));
  route(bonuses.createWalletBonus, (ctx, { body }) => bonus.create(ctx, body));
  route(bonuses.updateWalletBonus, (ctx, { params, body }) => bonus.update(ctx, params.id, body));
}
