import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('a combined signal aborts with the first of its signals, for its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = anyOf([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort('silent');
  first.abort('left');
  expect([any.aborted, any.reason]).toEqual([true, 'silent']);
});

test('a combined signal is aborted from the start if one of its signals is', () => {
  const any = anyOf([new AbortController().signal, AbortSignal.abort('left')]);
  expect([any.aborted, any.reason]).toEqual([true, 'left']);
});
