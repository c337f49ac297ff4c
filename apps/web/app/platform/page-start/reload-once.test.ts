import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnMissingChunk } from './reload-once.ts';

const reload = vi.fn<() => void>();
let stored: Map<string, string>;
let page: EventTarget;
const fail = () => page.dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  reload.mockClear();
  stored = new Map();
  page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  reloadOnMissingChunk();
});

test('a page whose chunk is missing reloads once, not in a loop', () => {
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is offline or cannot remember the reload stays', () => {
  vi.stubGlobal('navigator', { onLine: false });
  fail();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', undefined);
  fail();
  expect(reload).not.toHaveBeenCalled();
});
