import { expect, test } from 'vitest';
import { toastLeaves, toastName } from './toast-names.ts';

test('a toast replaces the one that is shown, but not one that is leaving', () => {
  const first = toastName('ok');
  expect(toastName('ok')).toBe(first);
  toastLeaves('ok', first);
  const second = toastName('ok');
  expect(second).not.toBe(first);
  // The library reports the end of the first one once more.
  toastLeaves('ok', first);
  expect(toastName('ok')).toBe(second);
  expect(toastName('error')).not.toBe(second);
});
