import type { CashbackBody, CashbackRow } from '@errand/contract/console/promotions/cashbacks';
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
import { listCashbackUse } from '../cashback/order-cashbacks.queries.ts';
import { cashbacks } from '../promotions.tables.ts';

/** Offers of cashback. Throws `promotion_worth` and `promotion_period`. */
export const cashback = promotionService({
  rows: promotionRows(cashbacks),
  isPublic: true,
  async toValues(_ctx, body: CashbackBody) {
    const { type, value } = parseReward(body);
    return {
      title: withoutEmpty(body.title),
      type,
      amount: value,
      minPurchaseMinor: body.min_purchase_minor,
      maxDiscountMinor: body.max_discount_minor,
      perCustomer: body.per_customer,
      budgetMinor: body.budget_minor,
      ...toPeriod(body),
      active: body.active,
    };
  },
  async toRows(ctx, records) {
    const ids = records.map(({ id }) => id);
    const use = await listCashbackUse(ctx.db, ids);
    return records.map(
      ({ type, amount, ...row }): CashbackRow => ({
        ...toWire(row),
        ...toRewardFields({ type, value: amount }),
        uses: use.get(row.id)?.uses ?? 0,
        promised_minor: use.get(row.id)?.promisedMinor ?? 0,
        credited_minor: use.get(row.id)?.creditedMinor ?? 0,
        state: stateOf(row, ctx.now()),
      }),
    );
  },
});
