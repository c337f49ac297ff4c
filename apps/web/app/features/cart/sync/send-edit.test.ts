import type { ResponseOf } from '@errand/contract';
import type { listCart } from '@errand/contract/cart';
import { fromWireLine } from '@errand/contract/cart-line';
import { lineKey } from '@errand/domain/cart';
import { NO_SELECTION } from '@errand/domain/catalog';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLine, anItem } from '../../../../test/items.ts';
import { sendEdit } from './cart-edits.ts';

type Call = { endpoint: string; query?: object; body?: object };
const { calls, lines } = vi.hoisted(() => ({
  calls: [] as Call[],
  lines: [] as ResponseOf<typeof listCart>,
}));
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async ({ name }: { name: string }, { query, body }: Omit<Call, 'endpoint'>) => {
      calls.push({ endpoint: name, ...(query && { query }), ...(body && { body }) });
      return lines;
    },
  },
  guestField: () => ({ guest_id: 'guest-1' }),
}));

const soup = anItem({ id: 5 });
const three = fromWireLine(aLine(soup, { id: 31, quantity: 3 }), 2);
const PAYLOAD = { item_id: 5, model: 'Item', price: 10, variation: [], add_on_ids: [], add_on_qtys: [] };

beforeEach(() => {
  calls.length = 0;
  lines.splice(0, lines.length, aLine(soup, { id: 31, quantity: 2 }));
});

// Requirements: CART-22, CART-23, CART-34.
test('an addition sends the whole line with the guest id and without a cart id', async () => {
  const choice = { item: soup, selection: NO_SELECTION, addOns: [], quantity: 2 };
  const edit = { kind: 'add', choice, replace: false, sendKey: 'k' } as const;
  expect(await sendEdit(edit, [], 2)).toEqual([fromWireLine(lines[0]!, 2)]);
  expect(calls).toEqual([
    { endpoint: 'addToCart', query: {}, body: { guest_id: 'guest-1', ...PAYLOAD, quantity: 2 } },
  ]);
});

// Requirements: CART-23, CART-27, CART-48.
test('a lower quantity is an update of the whole line by its cart id, and the response is the cart', async () => {
  const edit = { kind: 'quantity', key: lineKey(three), quantity: 2 } as const;
  expect(await sendEdit(edit, [three], 2)).toEqual([fromWireLine(lines[0]!, 2)]);
  expect(calls).toEqual([
    {
      endpoint: 'updateCart',
      query: {},
      body: { guest_id: 'guest-1', cart_id: 31, ...PAYLOAD, quantity: 2 },
    },
  ]);
});

// Requirements: SESSION-12.
test('removing a line and clearing the cart name the guest', async () => {
  await sendEdit({ kind: 'remove', key: lineKey(three) }, [three], 2);
  expect(await sendEdit({ kind: 'clear', moduleId: 1 }, [three], 2)).toEqual([]);
  expect(calls).toEqual([
    { endpoint: 'removeFromCart', query: { guest_id: 'guest-1', cart_id: 31 } },
    { endpoint: 'clearCart', query: { guest_id: 'guest-1' } },
  ]);
});
