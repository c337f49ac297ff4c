import { beforeEach, expect, test, vi } from 'vitest';
import { readEvents } from './event-stream.ts';
import { trackLeaving } from './leaving.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  Object.assign(page, { leaving: trackLeaving() });
  return () => vi.useRealTimers();
});

test('a stream that leaving the page breaks is not opened again by the page that is left', async () => {
  const failed = vi.fn<() => void>();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  page.dispatchEvent(new Event('beforeunload'));
  readEvents({ url: '/events', headers: {}, signal: new AbortController().signal }, () => {}).catch(failed);
  await vi.advanceTimersByTimeAsync(9000);
  expect(failed).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(1);
});
