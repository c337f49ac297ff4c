import type { CartLine as WireLine } from '@errand/contract/cart';
import { type PricedCartLine, toWireLine } from '@errand/contract/cart-line';
import { type CartLine, type PricedLine, priceLines } from '@errand/domain/cart';
import type { MoneyStyle } from '@errand/domain/money';
import type { RequestContext } from '../../platform/http/index.ts';
import { type SaleItem, toItemResponse } from '../catalog/index.ts';
import { storeHours } from '../stores/index.ts';
import { wireVariation } from './line-choice.ts';
import { lineProblem, problemText } from './line-problem.ts';
import { pieceMinor, type StoredCart } from './stored-cart.ts';

/** The cart as clients read it, priced by the server with the terms of the store's offer. */
export function toCartResponse(
  ctx: RequestContext<'now'>,
  stored: StoredCart,
  money: MoneyStyle,
): WireLine[] {
  const { lines } = stored.cart;
  const first = lines[0] && stored.items.get(lines[0].item.id);
  const offer = first
    ? storeHours.runningOffer(
        { discount: first.row.store_discount, time_zone: first.row.time_zone },
        ctx.now(),
      )
    : null;
  const priced = priceLines(lines, offer, ctx.now());
  return lines.flatMap((line, index) => {
    const item = stored.items.get(line.item.id);
    const price = priced.lines[index];
    return item && price ? [toLineResponse(ctx, stored, line, item, price, money)] : [];
  });
}

function toLineResponse(
  ctx: RequestContext<'now'>,
  stored: StoredCart,
  line: CartLine,
  item: SaleItem,
  price: PricedLine,
  money: MoneyStyle,
): WireLine {
  const [kind, ownerId = ''] = stored.owner.split(':');
  const record = stored.records.get(line.id);
  const problem = lineProblem(stored.cart, line, item, ctx.language);
  const maximum = problem?.details?.maximum;
  const priced: PricedCartLine = {
    ...line,
    moduleId: stored.cart.moduleId,
    price,
    problem: problem && {
      code: problem.code,
      message: problemText(problem, ctx.language),
      maximum: typeof maximum === 'number' ? maximum : null,
    },
    priceChange: priceChangeOf(record?.agreedMinor ?? null, pieceMinor(line)),
    createdAt: record?.createdAt.toISOString() ?? '',
    updatedAt: record?.updatedAt.toISOString() ?? '',
    details: toItemResponse(item.row, ctx, money),
  };
  const variation = wireVariation(item, line.selection, ctx.language, money);
  return toWireLine(priced, { ownerId, isGuest: kind === 'guest', variation }, money.digits);
}

function priceChangeOf(agreedMinor: number | null, nowMinor: number): PricedCartLine['priceChange'] {
  return agreedMinor === null || agreedMinor === nowMinor ? null : { wasMinor: agreedMinor, nowMinor };
}
