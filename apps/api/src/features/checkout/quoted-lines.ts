import { createHash } from 'node:crypto';
import { type CartLine, lineKey } from '@errand/domain/cart';
import type { Quote } from '@errand/domain/checkout';
import type { LanguageCode } from '@errand/domain/language';
import { translated } from '../../platform/db/index.ts';
import { cartLines, type StoredCart } from '../cart/index.ts';

/** A line of a checkout. Amounts in minor units. */
export type QuotedLine = {
  key: string;
  name: string;
  quantity: number;
  /** Price of one piece with its add-ons after the item's own discount, and when the line was last changed. */
  unitMinor: number;
  agreedUnitMinor: number | null;
  /** After all discounts. */
  totalMinor: number;
};

export function quotedLinesOf(
  { cart, items, records }: StoredCart,
  { lines }: Pick<Quote, 'lines'>,
  language: LanguageCode,
): QuotedLine[] {
  return cart.lines.flatMap((line, index) => {
    const [sold, price] = [items.get(line.item.id), lines[index]];
    if (!sold || !price) return [];
    return {
      key: shortKey(line),
      name: translated(sold.row.name, language),
      quantity: line.quantity,
      unitMinor: cartLines.pieceMinor(line),
      agreedUnitMinor: records.get(line.id)?.agreedMinor ?? null,
      totalMinor: price.totalMinor,
    };
  });
}

/** Identifies a line in a request: the item with its choice, in eight characters. */
export function shortKey(line: CartLine): string {
  return createHash('sha256').update(lineKey(line)).digest('base64url').slice(0, 8);
}

/** The lines as the body of an order names those that the customer has seen. */
export function agreedLinesOf(lines: Pick<QuotedLine, 'key' | 'quantity'>[]): string {
  return lines.map(({ key, quantity }) => `${key}*${quantity}`).join(' ');
}
