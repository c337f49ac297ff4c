import type { CartLine } from '@errand/contract/cart';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CartQueue } from './cart-queue.ts';

const KEY = ['cart', 1];

/** The queue reads nothing of a line but what the changes read, so an id and a quantity are enough. */
function line(id: number, quantity: number): CartLine {
  return { id, quantity } as CartLine;
}

function start(lines: CartLine[]) {
  const client = new QueryClient();
  client.setQueryData(KEY, lines);
  const queue = new CartQueue(client, 1);
  const sent: number[] = [];
  const answers: PromiseWithResolvers<CartLine[]>[] = [];
  function quantity(value: number): Promise<void> {
    return queue.push({
      target: 'quantity 1',
      apply: (shown) => shown.map((entry) => (entry.id === 1 ? line(1, value) : entry)),
      send: () => {
        sent.push(value);
        const answer = Promise.withResolvers<CartLine[]>();
        answers.push(answer);
        return answer.promise;
      },
    });
  }
  return { queue, quantity, sent, answers, client };
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
    apply: (shown) => shown.filter((entry) => entry.id !== 2),
    send: async (confirmed) => confirmed.filter((entry) => entry.id !== 2),
  });
  expect(queue.lines).toEqual([line(1, 9)]);
  answers[0]?.reject(new Error('out of stock'));
  await expect(refused).rejects.toThrow('out of stock');
  await removed;
  expect(queue.lines).toEqual([line(1, 1)]);
});

test('the server’s answer wins over what was shown', async () => {
  const { queue, quantity, answers } = start([line(1, 1)]);
  const change = quantity(3);
  answers[0]?.resolve([line(1, 3), line(7, 1)]);
  await change;
  expect(queue.lines).toEqual([line(1, 3), line(7, 1)]);
});
