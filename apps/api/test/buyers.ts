import type { ParsedInput } from '@errand/contract';
import { addToCart } from '@errand/contract/cart';
import { placeOrder } from '@errand/contract/orders-place';
import { trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { items } from '../src/features/catalog/catalog.tables.ts';
import {
  CENTER,
  makeCustomer,
  makeGuest,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from './factories/index.ts';
import type { TestApi } from './harness.ts';

export type PlaceBody = Partial<ParsedInput<typeof placeOrder>['body']>;

/** About 1.1 km north of every factory's store: 2.00 to deliver. */
export const DELIVERY_ADDRESS = {
  address: '12 Lighthouse Road',
  latitude: CENTER.latitude + 0.01,
  longitude: CENTER.longitude,
};
export const CONTACT = { contact_person_name: 'Layla Haddad', contact_person_number: '+971501234567' };

export type ShopOptions = {
  moduleType?: 'food' | 'grocery' | 'ecommerce' | 'pharmacy';
  store?: Parameters<typeof makeStore>[1];
  item?: Parameters<typeof makeItem>[1];
};

/** A store of a module with one item of 10.00. */
export async function makeShop(api: TestApi, { moduleType = 'food', store, item }: ShopOptions = {}) {
  const module = await makeModule(api.db, { type: moduleType });
  const zone = await makeZone(api.db);
  const made = await makeStore(api.db, { moduleId: module.id, zoneId: zone.id, ...store });
  return { module, zone, store: made, item: await makeItem(api.db, { storeId: made.id, ...item }) };
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;

type Account = Awaited<ReturnType<typeof makeCustomer>>;

/** A guest or a signed-in customer, new or with a given account, with their client. */
export async function makeBuyer(
  api: TestApi,
  shop: Pick<Shop, 'module'>,
  kind: 'guest' | 'customer' | Account = 'guest',
) {
  const moduleId = shop.module.id;
  const guest = kind === 'guest' ? await makeGuest(api.db) : null;
  const account = kind === 'customer' ? await makeCustomer(api.db) : kind;
  const customer = account === 'guest' ? null : account;
  const viewer = { moduleId, guestId: guest?.id, token: customer?.token };
  const client = api.client(viewer);
  return {
    viewer,
    client,
    owner: customer ? `customer:${customer.id}` : `guest:${guest?.id}`,
    /** Puts an item in the cart. */
    async fill(itemId: number, quantity = 1, choice: { type: string } | null = null) {
      await client.call(addToCart, {
        query: {},
        body: { item_id: itemId, quantity, variation: choice ? [choice] : [] },
      });
    },
    place(body: PlaceBody = {}, idempotencyKey?: string) {
      return api
        .client({ ...viewer, idempotencyKey })
        .call(placeOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body } });
    },
  };
}

export type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** Places an order of one item. */
export async function placeOne(api: TestApi, shop: Shop, body: PlaceBody = {}) {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const placed = await buyer.place(body);
  return { buyer, orderId: placed.order_id };
}

/** The order in the response for its buyer. */
export function orderOf(buyer: Pick<Buyer, 'client'>, orderId: number) {
  return buyer.client.call(trackOrder, { query: { order_id: orderId } });
}

/** The stock of an item. */
export async function stockOf(api: TestApi, itemId: number) {
  const [row] = await api.db.select({ stock: items.stock }).from(items).where(eq(items.id, itemId));
  return row?.stock;
}
