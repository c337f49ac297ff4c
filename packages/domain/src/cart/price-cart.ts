import type { LinePrice } from '../catalog/index.ts';
import type { CartLine } from './line.ts';
import { storeOfferOf } from './offer-gap.ts';
import { type PricedLine, priceLines } from './price-lines.ts';

/** Prices all lines of a cart under its store's offer, as the server does. A line whose price stays is the same object. */
export function priceWholeCart<Line extends CartLine & { price: LinePrice }>(lines: Line[]): Line[] {
  const priced = priceLines(lines, storeOfferOf(lines), 0).lines;
  return lines.map((line, index) => {
    const price = priced[index];
    return !price || isSame(line.price, price) ? line : { ...line, price: withoutSource(price) };
  });
}

/**
 * The price of a line in the cart: in its place if the cart has its id, else added. Lines of another store are ignored,
 * because adding the line replaces them.
 */
export function priceInCart(lines: CartLine[], line: CartLine): LinePrice {
  const others = lines.filter(({ storeId }) => storeId === line.storeId);
  const index = others.findIndex(({ id }) => id === line.id);
  const cart = index < 0 ? [...others, line] : others.with(index, line);
  const price = priceLines(cart, storeOfferOf([line]), 0).lines.at(index);
  if (!price) throw new Error('a line of the cart has a price');
  return withoutSource(price);
}

function isSame(a: LinePrice, b: LinePrice): boolean {
  return (
    a.unitMinor === b.unitMinor &&
    a.addOnsMinor === b.addOnsMinor &&
    a.discountMinor === b.discountMinor &&
    a.totalMinor === b.totalMinor
  );
}

function withoutSource({ discountSource: _, ...price }: PricedLine): LinePrice {
  return price;
}
