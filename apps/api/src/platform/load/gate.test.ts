import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

/** Work that ends when the test calls `endAll`. */
function heldWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    work: () =>
      new Promise<string>((resolve) => {
        running += 1;
        most = Math.max(most, running);
        ends.push(() => {
          running -= 1;
          resolve('done');
        });
      }),
    endAll: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
    most: () => most,
  };
}

test('a limited number runs at once, others wait in order, and those beyond the queue are rejected as busy', async () => {
  const gate = createGate({ concurrent: 2, waiting: 3, longestWaitMs: 60_000 });
  const { work, endAll, most } = heldWork();
  const admitted = Array.from({ length: 5 }, () => gate.run(work));
  await new Promise(setImmediate);
  await expect(gate.run(work)).rejects.toMatchObject({ code: 'busy', status: 503 });
  await endAll();
  expect(await Promise.all(admitted)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most()).toBe(2);
  const later = gate.run(work);
  await new Promise(setImmediate);
  await endAll();
  expect(await later).toBe('done');
});

test('work that has waited too long is rejected instead of run, and failed work frees its place', async () => {
  const gate = createGate({ concurrent: 1, waiting: 3, longestWaitMs: -1 });
  let ran = false;
  await expect(
    gate.run(async () => {
      ran = true;
    }),
  ).rejects.toMatchObject({ code: 'busy' });
  expect(ran).toBe(false);
  const open = createGate({ concurrent: 1, waiting: 1, longestWaitMs: 60_000 });
  await expect(open.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await open.run(async () => 'next')).toBe('next');
});
