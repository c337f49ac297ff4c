import type { WalletBonusBody, WalletBonusRow } from '@errand/contract/console/promotions/wallet-bonuses';
import { withoutEmpty } from '@errand/domain/language';
import {
  parseReward,
  promotionRows,
  promotionService,
  stateOf,
  toPeriod,
  toRewardFields,
} from '../../../console/index.ts';
import { toWire } from '../../../platform/http/index.ts';
import { walletBonuses } from '../wallet.tables.ts';

/** Bonuses of wallet top-ups. Throws `promotion_worth` and `promotion_period`. */
export const bonus = promotionService({
  rows: promotionRows(walletBonuses),
  isPublic: false,
  async toValues(_ctx, body: WalletBonusBody) {
    const { type, value } = parseReward(body);
    return {
      title: withoutEmpty(body.title),
      description: withoutEmpty(body.description),
      type,
      value,
      minimumMinor: body.minimum_minor,
      maximumMinor: body.maximum_minor,
      ...toPeriod(body),
      active: body.active,
    };
  },
  async toRows(ctx, records) {
    return records.map(
      ({ type, value, ...row }): WalletBonusRow => ({
        ...toWire(row),
        ...toRewardFields({ type, value }),
        state: stateOf(row, ctx.now()),
      }),
    );
  },
});
