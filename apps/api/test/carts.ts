import type { InputOf } from '@errand/contract';
import {
  addToCart,
  type CartLine,
  clearCart,
  listCart,
  removeFromCart,
  updateCart,
} from '@errand/contract/cart';
import type { LanguageCode } from '@errand/domain/language';
import type { FoodGroupRow } from '../src/features/catalog/catalog.tables.ts';
import type { Database } from '../src/platform/db/index.ts';
import { makeGuest, makeItem, makeModule, makeStore } from './factories/index.ts';
import type { TestApi } from './harness.ts';
import { rejectionOf } from './rejection.ts';

export const SIZE: FoodGroupRow = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: [
    { label: { en: 'Small', ar: 'صغير' }, optionMajor: 0 },
    { label: { en: 'Large', ar: 'كبير' }, optionMajor: 3 },
  ],
};
export const SAUCES: FoodGroupRow = {
  name: { en: 'Sauces', ar: 'الصلصات' },
  type: 'multi',
  required: false,
  min: 1,
  max: 2,
  values: ['Garlic', 'Tahini', 'Chilli'].map((en) => ({ label: { en }, optionMajor: 1 })),
};
export const LARGE = { name: 'Size', values: { label: ['Large'] } };
export const SMALL = { name: 'Size', values: { label: ['Small'] } };

export type Sent = InputOf<typeof addToCart>['body'];

/** A new guest in a module with the calls of their cart. */
export async function visitor(api: TestApi, moduleId: number, language: LanguageCode = 'en') {
  const guest = await makeGuest(api.db);
  return { guestId: guest.id, ...cartOf(api, { guestId: guest.id, moduleId, language }) };
}

/** The calls of a viewer's cart. */
export function cartOf(api: TestApi, viewer: Parameters<TestApi['client']>[0]) {
  const client = api.client(viewer);
  return {
    list: () => client.call(listCart, { query: {} }),
    add: (item_id: number, sent: Partial<Sent> = {}) =>
      client.call(addToCart, { query: {}, body: { item_id, quantity: 1, ...sent } }),
    update: (cart_id: number, quantity: number, sent: object = {}) =>
      client.call(updateCart, { query: {}, body: { cart_id, quantity, ...sent } }),
    remove: (cart_id?: number) => client.call(removeFromCart, { query: { cart_id } }),
    clear: () => client.call(clearCart, { query: {} }),
  };
}

/** An item whose stock is counted: five pieces unless overridden. */
export async function stocked(db: Database, overrides: Parameters<typeof makeItem>[1] = {}) {
  const module = await makeModule(db, { type: 'grocery' });
  const store = await makeStore(db, { moduleId: module.id });
  return makeItem(db, { storeId: store.id, stock: 5, ...overrides });
}

/** Status and code of a call that must be rejected: `403 out_of_stock`. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const { status, code } = await rejectionOf(call);
  return `${status} ${code}`;
}

/** The single line of a cart; throws for any other number. */
export function only(cart: CartLine[]): CartLine {
  const [line] = cart;
  if (!line || cart.length !== 1) throw new Error(`one line expected, not ${cart.length}`);
  return line;
}
