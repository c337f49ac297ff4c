import { ApiError } from '@errand/contract';
import type { CartLine } from '@errand/contract/cart';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type CartChange, CartQueue, type Outcome } from './cart-queue.ts';

const KEY = ['cart', 1];

/** The queue reads nothing of a line but what the changes read, so an id and a quantity are enough. */
function line(id: number, quantity: number): CartLine {
  return { id, quantity, updated_at: 'now' } as CartLine;
}

function start(lines: CartLine[]) {
  const client = new QueryClient();
  client.setQueryData(KEY, lines);
  const network = { back: Promise.withResolvers<void>(), reloads: 0, server: lines, changed: 0 };
  const kept: string[][] = [];
  const queue = new CartQueue<string>(client, 1, {
    keep: (edits) => kept.push(edits),
    reload: async () => {
      network.reloads += 1;
      return network.server;
    },
    untilNetwork: () => network.back.promise,
    changed: () => {
      network.changed += 1;
    },
  });
  const sent: number[] = [];
  const answers: PromiseWithResolvers<CartLine[]>[] = [];
  function toQuantity(value: number): CartChange<string> {
    return {
      edit: `quantity ${value}`,
      target: 'quantity 1',
      apply: (shown) => shown.map((entry) => (entry.id === 1 ? line(1, value) : entry)),
      send: () => {
        sent.push(value);
        const answer = Promise.withResolvers<CartLine[]>();
        answers.push(answer);
        return answer.promise;
      },
    };
  }
  const quantity = (value: number): Promise<Outcome> => queue.push(toQuantity(value));
  return { queue, quantity, toQuantity, kept, sent, answers, client, network };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a change shows at once, before the server answers', () => {
  const { queue, quantity } = start([line(1, 1)]);
  void quantity(2);
  expect(queue.lines).toEqual([line(1, 2)]);
});

test('of rapid taps only the first and the last are sent, one after the other', async () => {
  const { queue, quantity, sent, answers } = start([line(1, 1)]);
  const taps = [2, 3, 4, 5].map(quantity);
  expect(queue.lines).toEqual([line(1, 5)]);
  expect(sent).toEqual([2]);
  answers[0]?.resolve([line(1, 2)]);
  await settled();
  expect(sent).toEqual([2, 5]);
  expect(queue.lines).toEqual([line(1, 5)]);
  answers[1]?.resolve([line(1, 5)]);
  await Promise.all(taps);
  expect(queue.lines).toEqual([line(1, 5)]);
});

test('a refused change disappears and what came after it stays', async () => {
  const { queue, quantity, answers } = start([line(1, 1), line(2, 1)]);
  const refused = quantity(9);
  const removed = queue.push({
    edit: 'remove 2',
    apply: (shown) => shown.filter((entry) => entry.id !== 2),
    send: async (confirmed) => confirmed.filter((entry) => entry.id !== 2),
  });
  expect(queue.lines).toEqual([line(1, 9)]);
  answers[0]?.reject(
    new ApiError(403, 'Out of Stock', [{ code: 'out_of_stock', message: 'Out of Stock' }], {}),
  );
  await expect(refused).rejects.toThrow('Out of Stock');
  await removed;
  expect(queue.lines).toEqual([line(1, 1)]);
});

test('[CART-48] the cart shown is the server’s answer, whatever was shown before', async () => {
  const { queue, quantity, answers } = start([line(1, 1)]);
  const change = quantity(3);
  answers[0]?.resolve([line(1, 3), line(7, 1)]);
  await change;
  expect(queue.lines).toEqual([line(1, 3), line(7, 1)]);
});

test('without a network changes wait, are marked as not sent, and nobody is kept waiting', async () => {
  const { queue, quantity, answers } = start([line(1, 1), line(2, 1)]);
  const first = quantity(2);
  answers[0]?.reject(new TypeError('Failed to fetch'));
  expect(await first).toBe('waiting');
  expect(
    await queue.push({
      edit: 'add 3',
      apply: (shown) => [...shown, line(3, 1)],
      send: async (known) => known,
    }),
  ).toBe('waiting');
  expect(queue.offline).toBe(true);
  expect(queue.lines).toEqual([line(1, 2), line(2, 1), line(3, 1)]);
  expect(queue.lines.map((entry) => queue.isSent(entry))).toEqual([true, true, false]);
});

test('when the network is back the cart is asked for first, and what waited is sent in its order', async () => {
  const { queue, quantity, sent, answers, network } = start([line(1, 1)]);
  await Promise.all([quantity(2), answers[0]?.reject(new TypeError('Failed to fetch'))]);
  const heard: boolean[] = [];
  queue.subscribe(() => heard.push(queue.offline));
  void quantity(4);
  void quantity(5);
  network.server = [line(1, 1), line(9, 1)];
  network.back.resolve();
  await settled();
  expect([network.reloads, sent]).toEqual([1, [2, 2]]);
  answers[1]?.resolve([line(1, 2), line(9, 1)]);
  await settled();
  expect(sent).toEqual([2, 2, 5]);
  answers[2]?.resolve([line(1, 5), line(9, 1)]);
  await settled();
  expect([queue.offline, heard, network.changed]).toEqual([false, [false], 2]);
  expect(queue.lines).toEqual([line(1, 5), line(9, 1)]);
});

test('what is refused after it waited disappears and is told', async () => {
  const { queue, answers, network } = start([line(1, 1)]);
  const told: unknown[] = [];
  const waiting = queue.push({
    edit: 'add',
    apply: () => [line(1, 9)],
    send: () => {
      const answer = Promise.withResolvers<CartLine[]>();
      answers.push(answer);
      return answer.promise;
    },
    refusedLate: (error) => told.push(error),
  });
  answers[0]?.reject(new TypeError('Failed to fetch'));
  expect(await waiting).toBe('waiting');
  network.back.resolve();
  await settled();
  const refusal = new ApiError(403, 'Out of Limits', [], {});
  answers[1]?.reject(refusal);
  await settled();
  expect(told).toEqual([refusal]);
  expect([queue.offline, queue.lines]).toEqual([false, [line(1, 1)]]);
});

test('news from elsewhere waits until this page has sent what it has to send', async () => {
  const { queue, quantity, answers, client } = start([line(1, 1)]);
  const asked: string[] = [];
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') asked.push('cart');
  });
  const change = quantity(2);
  queue.refresh();
  expect(asked).toEqual([]);
  answers[0]?.resolve([line(1, 2)]);
  await change;
  await settled();
  expect(asked).toEqual(['cart']);
});

test('what is not sent yet is kept in its order until the server has it', async () => {
  const { quantity, answers, kept } = start([line(1, 1)]);
  void quantity(2);
  void quantity(3);
  const sent = quantity(4);
  expect(kept.at(-1)).toEqual(['quantity 2', 'quantity 4']);
  answers[0]?.resolve([line(1, 2)]);
  await settled();
  expect(kept.at(-1)).toEqual(['quantity 4']);
  answers[1]?.resolve([line(1, 4)]);
  await sent;
  await settled();
  expect(kept.at(-1)).toEqual([]);
});

test('what an earlier page left is sent after asking for the cart, and a refusal is told', async () => {
  const { queue, toQuantity, sent, answers, network, client } = start([]);
  client.removeQueries();
  network.server = [line(1, 1), line(2, 1)];
  const told: unknown[] = [];
  queue.resume([toQuantity(3), { ...toQuantity(9), edit: 'late', refusedLate: (error) => told.push(error) }]);
  await settled();
  expect([network.reloads, sent]).toEqual([1, [3]]);
  answers[0]?.resolve([line(1, 3), line(2, 1)]);
  await settled();
  const refusal = new ApiError(403, 'Out of Limits', [], {});
  answers[1]?.reject(refusal);
  await settled();
  expect([queue.lines, told]).toEqual([[line(1, 3), line(2, 1)], [refusal]]);
});
