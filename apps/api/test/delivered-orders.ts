import { timeline } from '@errand/domain/orders';
import { orderChanges } from '../src/features/orders/index.ts';
import { type Buyer, makeBuyer, makeShop, type ShopOptions } from './buyers.ts';
import { makeCourier } from './factories/index.ts';
import type { TestApi } from './harness.ts';

/** Moves an order through every status to `delivered`; without a courier its customer collects it. */
export async function deliver(api: TestApi, orderId: number, courierId: number | null): Promise<void> {
  for (const status of timeline(courierId === null ? 'take_away' : 'delivery').slice(1)) {
    await api.db.transaction((tx) =>
      orderChanges.transition(api.deps, tx, orderId, status, { actor: 'store', courierId }),
    );
  }
}

/** A buyer with a delivered order of one item, paid in cash. */
export async function makeDelivered(
  api: TestApi,
  kind: 'guest' | 'customer' = 'customer',
  options: ShopOptions & { quantity?: number; body?: Parameters<Buyer['place']>[0] } = {},
) {
  const shop = await makeShop(api, options);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id, options.quantity);
  const { order_id: orderId } = await buyer.place(options.body);
  await deliver(api, orderId, courier.id);
  return { shop, courier, buyer, orderId };
}
