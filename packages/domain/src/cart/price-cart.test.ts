import { expect, test } from 'vitest';
import { priceInCart, priceLines, priceWholeCart } from './index.ts';
import { dish, line } from './lines.fixture.ts';

const OFFER = { storeDiscount: 20, storeTerms: { minPurchaseMinor: 2500, maxDiscountMinor: 300 } };
const a = line('a', dish(1, OFFER));
const b = line('b', dish(2, OFFER), { quantity: 2 });
const unpriced = {
  unitMinor: 0,
  addOnsMinor: 0,
  discountMinor: 0,
  totalMinor: 0,
  totalBeforeDiscountMinor: 0,
};

test('a line has the price that it will have in the cart, with the offer that the cart reaches', () => {
  expect(priceInCart([], a).totalMinor).toBe(1000);
  expect(priceInCart([b], a).totalMinor).toBe(900);
  expect(priceInCart([a, b], { ...a, quantity: 4 }).discountMinor).toBe(200);
  expect(priceInCart([{ ...b, storeId: 11 }], a).totalMinor).toBe(1000);
});

test('a whole cart is priced as the server prices it, and a line whose price stays is the same object', () => {
  const cart = [a, b].map((entry) => ({ ...entry, price: unpriced }));
  const priced = priceWholeCart(cart);
  const offer = { ...OFFER.storeTerms, startsAtMs: null, endsAtMs: null };
  expect(priced.map(({ price }) => price.totalMinor)).toEqual(
    priceLines([a, b], offer, 0).lines.map(({ totalMinor }) => totalMinor),
  );
  expect(priced.map(({ price }) => price.totalMinor)).toEqual([900, 1800]);
  expect(priceWholeCart(priced)).toEqual(priced);
  expect(priceWholeCart(priced)[0]).toBe(priced[0]);
});

test('a line of which any amount is outdated is priced again', () => {
  const current = { ...a, price: priceInCart([], a) };
  for (const amount of ['unitMinor', 'addOnsMinor', 'discountMinor', 'totalMinor'] as const) {
    const outdated = { ...a, price: { ...current.price, [amount]: current.price[amount] + 1 } };
    expect(priceWholeCart([outdated]), amount).toEqual([current]);
  }
});
