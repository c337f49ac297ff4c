import type { CartLine as WireLine } from '@errand/contract/cart';
import { type CartLine, type PricedLine, priceLines } from '@errand/domain/cart';
import { type MoneyStyle, toMajor } from '@errand/domain/money';
import type { RequestContext } from '../../platform/http/index.ts';
import { type SaleItem, toItemResponse } from '../catalog/index.ts';
import { runningOffer } from '../stores/index.ts';
import { wireVariation } from './line-choice.ts';
import { lineProblem, problemText } from './line-problem.ts';
import { pieceMinor, type StoredCart } from './stored-cart.ts';

/** The whole cart as clients read it, priced by the server together with the terms of the store's offer. */
export function toCartResponse(ctx: RequestContext, stored: StoredCart, money: MoneyStyle): WireLine[] {
  const { lines } = stored.cart;
  const first = lines[0] && stored.items.get(lines[0].item.id);
  const offer = first
    ? runningOffer({ discount: first.row.store_discount, time_zone: first.row.time_zone }, ctx.now())
    : null;
  const priced = priceLines(lines, offer, ctx.now());
  return lines.flatMap((line, index) => {
    const item = stored.items.get(line.item.id);
    const price = priced.lines[index];
    return item && price ? [toLineResponse(ctx, stored, line, item, price, money)] : [];
  });
}

function toLineResponse(
  ctx: RequestContext,
  stored: StoredCart,
  line: CartLine,
  item: SaleItem,
  price: PricedLine,
  money: MoneyStyle,
): WireLine {
  const major = (minor: number) => toMajor(minor, money.digits);
  const [kind, ownerId = ''] = stored.owner.split(':');
  const record = stored.records.get(line.id);
  const problem = lineProblem(stored.cart, line, item, ctx.language);
  return {
    id: Number(line.id),
    user_id: ownerId,
    module_id: stored.cart.moduleId,
    item_id: line.item.id,
    is_guest: kind === 'guest',
    add_on_ids: line.addOns.map((choice) => choice.id),
    add_on_qtys: line.addOns.map((choice) => choice.quantity),
    item_type: 'Item',
    price: major(price.unitMinor),
    quantity: line.quantity,
    variation: wireVariation(item, line.selection, ctx.language, money),
    unit_price: major(price.unitMinor),
    add_ons_price: major(price.addOnsMinor),
    discount_amount: major(price.discountMinor),
    total_price: major(price.totalMinor),
    total_before_discount: major(price.totalBeforeDiscountMinor),
    problem: problem?.code ?? null,
    problem_message: problem ? problemText(problem, ctx.language) : null,
    problem_maximum: typeof problem?.details?.maximum === 'number' ? problem.details.maximum : null,
    price_change: priceChangeOf(record?.agreedMinor ?? null, pieceMinor(line), money),
    created_at: record?.createdAt.toISOString() ?? '',
    updated_at: record?.updatedAt.toISOString() ?? '',
    item: toItemResponse(item.row, ctx, money),
  };
}

function priceChangeOf(agreedMinor: number | null, nowMinor: number, { digits }: MoneyStyle) {
  if (agreedMinor === null || agreedMinor === nowMinor) return null;
  return { was: toMajor(agreedMinor, digits), now: toMajor(nowMinor, digits) };
}
