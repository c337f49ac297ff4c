import { beforeEach, expect, test, vi } from 'vitest';
import { trackLeaving } from './leaving.ts';
import { beforeAssetFailure, loadAsset } from './load-asset.ts';

const missing = new TypeError('Importing a module script failed.');
const beforeFailure = vi.fn<() => Promise<void>>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { leaving: undefined }));
  Object.assign(page, { leaving: trackLeaving() });
  beforeFailure.mockReset().mockResolvedValue();
  beforeAssetFailure(beforeFailure);
  return () => vi.useRealTimers();
});

test('an import that leaving the page aborts is pending: nobody sees that it failed', async () => {
  const settled = vi.fn<() => void>();
  page.dispatchEvent(new Event('beforeunload'));
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(missing));
  loadAsset(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(9900);
  expect(settled).not.toHaveBeenCalled();
  expect(beforeFailure).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('an aborted import is repeated when the page stays', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  load.mockRejectedValueOnce(missing);
  const menu = loadAsset(load);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await menu).toBe('menu');
  expect(beforeFailure).not.toHaveBeenCalled();
});

test('a file that is missing twice is reported after what the page does before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeFailure.mockReturnValue(promise);
  const settled = vi.fn<(error: unknown) => void>();
  loadAsset(() => Promise.reject(missing)).catch(settled);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beforeFailure).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(missing);
});

test('a page that is left during the second try stays pending', async () => {
  const settled = vi.fn<() => void>();
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(missing));
  load
    .mockImplementationOnce(() => Promise.reject(missing))
    .mockImplementationOnce(() => {
      page.dispatchEvent(new Event('pagehide'));
      return Promise.reject(missing);
    });
  loadAsset(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(9000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(beforeFailure).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});
