import { ApiError } from '@errand/contract';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type CartChange, CartQueue, type Outcome } from './cart-queue.ts';

const KEY = ['cart', 1];

/** The queue reads only the id and the time of a line. */
function line(id: number, quantity: number): PricedCartLine {
  return { id: String(id), quantity, updatedAt: 'now' } as PricedCartLine;
}

function start(lines: PricedCartLine[]) {
  const client = new QueryClient();
  client.setQueryData(KEY, lines);
  const network = { back: Promise.withResolvers<void>(), reloads: 0, server: lines, changed: 0 };
  const persisted: string[][] = [];
  const queue = new CartQueue<string>(client, KEY, {
    persist: (edits) => persisted.push(edits),
    reload: async () => {
      network.reloads += 1;
      return network.server;
    },
    untilRetry: () => network.back.promise,
    onChanged: () => {
      network.changed += 1;
    },
  });
  const sent: number[] = [];
  const responses: PromiseWithResolvers<PricedCartLine[]>[] = [];
  function toQuantity(value: number): CartChange<string> {
    return {
      edit: `quantity ${value}`,
      target: 'quantity 1',
      apply: (shown) => ({
        ok: true,
        lines: shown.map((entry) => (entry.id === '1' ? line(1, value) : entry)),
      }),
      send: () => {
        sent.push(value);
        const response = Promise.withResolvers<PricedCartLine[]>();
        responses.push(response);
        return response.promise;
      },
    };
  }
  const quantity = (value: number): Promise<Outcome> => queue.push(toQuantity(value));
  return { queue, quantity, toQuantity, persisted, sent, responses, client, network };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a change shows at once, before the server responds', () => {
  const { queue, quantity } = start([line(1, 1)]);
  void quantity(2);
  expect(queue.lines).toEqual([line(1, 2)]);
});

test('of rapid taps only the first and the last are sent, one after the other', async () => {
  const { queue, quantity, sent, responses } = start([line(1, 1)]);
  const taps = [2, 3, 4, 5].map(quantity);
  expect(queue.lines).toEqual([line(1, 5)]);
  expect(sent).toEqual([2]);
  responses[0]?.resolve([line(1, 2)]);
  await settled();
  expect(sent).toEqual([2, 5]);
  expect(queue.lines).toEqual([line(1, 5)]);
  responses[1]?.resolve([line(1, 5)]);
  await Promise.all(taps);
  expect(queue.lines).toEqual([line(1, 5)]);
});

test('a response requested before a change does not replace what it shows', async () => {
  const { queue, quantity, client } = start([line(1, 1)]);
  const response = Promise.withResolvers<PricedCartLine[]>();
  const loading = client.fetchQuery({ queryKey: KEY, queryFn: () => response.promise }).catch(() => {});
  void quantity(2);
  response.resolve([line(1, 1)]);
  await loading;
  expect(queue.lines).toEqual([line(1, 2)]);
});

test('a rejected change disappears and is reported to its caller only, and later changes stay', async () => {
  const { queue, toQuantity, responses } = start([line(1, 1), line(2, 1)]);
  const reportedLate: unknown[] = [];
  const rejected = queue.push({ ...toQuantity(9), onLateRejection: (error) => reportedLate.push(error) });
  const removed = queue.push({
    edit: 'remove 2',
    apply: (shown) => ({ ok: true, lines: shown.filter((entry) => entry.id !== '2') }),
    send: async (confirmed) => confirmed.filter((entry) => entry.id !== '2'),
  });
  expect(queue.lines).toEqual([line(1, 9)]);
  responses[0]?.reject(
    new ApiError(403, 'Out of Stock', [{ code: 'out_of_stock', message: 'Out of Stock' }], {}),
  );
  await expect(rejected).rejects.toThrow('Out of Stock');
  await removed;
  expect([queue.lines, reportedLate]).toEqual([[line(1, 1)], []]);
});

test('an error of the server rejects a change; one of a gateway lets it wait', async () => {
  for (const [status, outcome] of [
    [500, 'rejected'],
    [502, 'waiting'],
  ] as const) {
    const { quantity, responses } = start([line(1, 1)]);
    const change = quantity(2).catch(() => 'rejected');
    responses[0]?.reject(new ApiError(status, 'Try again.', [], {}));
    expect(await change).toBe(outcome);
  }
});

// Requirements: CART-48.
test('the shown cart is the server’s response, whatever was shown before', async () => {
  const { queue, quantity, responses } = start([line(1, 1)]);
  const change = quantity(3);
  responses[0]?.resolve([line(1, 3), line(7, 1)]);
  await change;
  expect(queue.lines).toEqual([line(1, 3), line(7, 1)]);
});

test('without a network changes wait, are marked as unsent, and resolve as waiting', async () => {
  const { queue, quantity, responses } = start([line(1, 1), line(2, 1)]);
  const first = quantity(2);
  responses[0]?.reject(new TypeError('Failed to fetch'));
  expect(await first).toBe('waiting');
  expect(
    await queue.push({
      edit: 'add 3',
      apply: (shown) => ({ ok: true, lines: [...shown, line(3, 1)] }),
      send: async (known) => known,
    }),
  ).toBe('waiting');
  expect(queue.offline).toBe(true);
  expect(queue.lines).toEqual([line(1, 2), line(2, 1), line(3, 1)]);
  expect(queue.lines.map((entry) => queue.isSent(entry))).toEqual([true, true, false]);
});

test('once the network is back the cart is reloaded first, then waiting changes are sent in their order', async () => {
  const { queue, quantity, sent, responses, network } = start([line(1, 1)]);
  const first = quantity(2);
  responses[0]?.reject(new TypeError('Failed to fetch'));
  await first;
  const states: boolean[] = [];
  queue.subscribe(() => states.push(queue.offline));
  void quantity(4);
  void quantity(5);
  network.server = [line(1, 1), line(9, 1)];
  network.back.resolve();
  await settled();
  expect([network.reloads, sent]).toEqual([1, [2, 2]]);
  responses[1]?.resolve([line(1, 2), line(9, 1)]);
  await settled();
  expect(sent).toEqual([2, 2, 5]);
  responses[2]?.resolve([line(1, 5), line(9, 1)]);
  await settled();
  expect([queue.offline, states, network.changed]).toEqual([false, [false], 2]);
  expect(queue.lines).toEqual([line(1, 5), line(9, 1)]);
});

test('a change that is rejected after waiting disappears and is reported', async () => {
  const { queue, responses, network } = start([line(1, 1)]);
  const reported: unknown[] = [];
  const waiting = queue.push({
    edit: 'add',
    apply: () => ({ ok: true, lines: [line(1, 9)] }),
    send: () => {
      const response = Promise.withResolvers<PricedCartLine[]>();
      responses.push(response);
      return response.promise;
    },
    onLateRejection: (error) => reported.push(error),
  });
  responses[0]?.reject(new TypeError('Failed to fetch'));
  expect(await waiting).toBe('waiting');
  network.back.resolve();
  await settled();
  const rejection = new ApiError(403, 'Out of Limits', [], {});
  responses[1]?.reject(rejection);
  await settled();
  expect(reported).toEqual([rejection]);
  expect([queue.offline, queue.lines]).toEqual([false, [line(1, 1)]]);
});

test('a refresh waits until this page has sent its own changes', async () => {
  const { queue, quantity, responses, client } = start([line(1, 1)]);
  const invalidated: string[] = [];
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') invalidated.push('cart');
  });
  const change = quantity(2);
  queue.refresh();
  expect(invalidated).toEqual([]);
  responses[0]?.resolve([line(1, 2)]);
  await change;
  await settled();
  expect(invalidated).toEqual(['cart']);
});

test('unsent edits are persisted in their order until the server has them', async () => {
  const { quantity, responses, persisted } = start([line(1, 1)]);
  void quantity(2);
  void quantity(3);
  const sent = quantity(4);
  expect(persisted.at(-1)).toEqual(['quantity 2', 'quantity 4']);
  responses[0]?.resolve([line(1, 2)]);
  await settled();
  expect(persisted.at(-1)).toEqual(['quantity 4']);
  responses[1]?.resolve([line(1, 4)]);
  await sent;
  await settled();
  expect(persisted.at(-1)).toEqual([]);
});

test('edits of an earlier page are sent after a reload of the cart, and a rejection is reported', async () => {
  const { queue, toQuantity, sent, responses, network, client } = start([]);
  client.removeQueries();
  network.server = [line(1, 1), line(2, 1)];
  const reported: unknown[] = [];
  queue.resume([
    toQuantity(3),
    { ...toQuantity(9), edit: 'late', onLateRejection: (error) => reported.push(error) },
  ]);
  await settled();
  expect([network.reloads, sent]).toEqual([1, [3]]);
  responses[0]?.resolve([line(1, 3), line(2, 1)]);
  await settled();
  const rejection = new ApiError(403, 'Out of Limits', [], {});
  responses[1]?.reject(rejection);
  await settled();
  expect([queue.lines, reported]).toEqual([[line(1, 3), line(2, 1)], [rejection]]);
});

test('a change that a rule forbids is rejected and not sent', async () => {
  const { queue, sent } = start([line(1, 1)]);
  const problem = { ok: false, code: 'line_gone' } as const;
  const change = { edit: 'add', apply: () => problem, send: async () => [] };
  await expect(queue.push(change)).rejects.toMatchObject({ problem });
  expect([queue.lines, queue.idle, sent]).toEqual([[line(1, 1)], true, []]);
});

test('changes of a visitor who has signed out are neither sent nor shown to the next one, and new ones are', async () => {
  const { queue, quantity, sent, responses, client, persisted } = start([line(1, 1)]);
  const [first, second] = [quantity(2).catch(String), quantity(3).catch(String)];
  queue.drop();
  expect([await first, await second]).toEqual(['Error', 'Error']);
  expect(persisted.at(-1)).toEqual([]);
  client.setQueryData(KEY, [line(1, 7)]);
  responses[0]?.resolve([line(1, 2)]);
  await settled();
  expect([sent, queue.lines, queue.idle]).toEqual([[2], [line(1, 7)], true]);
  const next = quantity(8);
  responses[1]?.resolve([line(1, 8)]);
  expect(await next).toBe('sent');
  expect([sent, queue.lines]).toEqual([[2, 8], [line(1, 8)]]);
});

test('a change that waits for the network is not sent after its visitor has signed out', async () => {
  const { queue, quantity, sent, responses, network } = start([line(1, 1)]);
  const change = quantity(2);
  responses[0]?.reject(new TypeError('network'));
  expect(await change).toBe('waiting');
  queue.drop();
  network.back.resolve();
  await settled();
  expect([sent, network.reloads, queue.offline]).toEqual([[2], 0, false]);
});
