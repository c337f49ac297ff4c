import { placeBody } from '@errand/contract/orders-place';
import type { PricedItem } from '@errand/domain/catalog';
import { toMinor } from '@errand/domain/money';
import { listOrderableItems } from '../../../../features/catalog/console/index.ts';
import { prices, type SaleItem } from '../../../../features/catalog/index.ts';
import { requireStore, storeHours } from '../../../../features/stores/index.ts';
import { ORDER_KINDS } from '../../../../order-kinds.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { ConsoleContext } from '../../../console-context.ts';
import { firstAccepted, guestFields, methodsOf } from './rehearsal-context.ts';

const MOST_ITEMS = 5;
const MOST_PIECES = 50;

/** Orders an item of the module to the door of its store, at the next time at which the store is open. */
export async function rehearseOrder(ctx: ConsoleContext, moduleId: number): Promise<number> {
  const ids = await listOrderableItems(ctx.db, moduleId, MOST_ITEMS);
  const items = [...(await prices.ofItems(ctx, ctx.db, ids)).values()];
  const methods = await methodsOf(ctx);
  const attempts = items.flatMap((item) => methods.map((method) => () => order(ctx, item, method)));
  return firstAccepted(ctx, attempts, new AppError('item_unavailable'));
}

async function order(ctx: ConsoleContext, { row, priced }: SaleItem, method: string): Promise<number> {
  const store = await requireStore(ctx.db, row.store_id);
  const { open, opensAtMs } = storeHours.openStateOf(store, ctx.now());
  const atMs = open ? ctx.now() : (opensAtMs ?? ctx.now());
  const pieces = Math.ceil(store.minimum_order_minor / Math.max(1, priced.priceMinor));
  const body = placeBody.parse({
    ...(await guestFields(ctx)),
    order_type: store.delivery ? 'delivery' : 'take_away',
    payment_method: method,
    latitude: store.latitude,
    longitude: store.longitude,
    is_buy_now: 1,
    cart: [
      {
        item_id: row.id,
        quantity: Math.min(MOST_PIECES, Math.max(1, pieces)),
        variation: choiceOf(priced),
      },
    ],
  });
  const placed = await ORDER_KINDS.delivery.place({ ...ctx, now: () => atMs }, body);
  return toMinor(placed.total_ammount, (await ctx.settings()).digit_after_decimal_point);
}

/** The first options of every group that requires some, or the first variation that is in stock. */
function choiceOf({ foodVariations, variations }: PricedItem) {
  const [variation = variations[0]] = variations.filter(({ stock }) => stock === null || stock > 0);
  if (variation) return [{ type: variation.type }];
  return foodVariations
    .filter(({ required }) => required)
    .map(({ name, min, values }) => ({
      name,
      values: { label: values.slice(0, Math.max(1, min)).map(({ label }) => label) },
    }));
}
