import { trackLeaving } from '@errand/client/network/leaving.ts';
import { type DataStrategyResult, redirect } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { pendingWhileLeaving } from './pending-while-leaving.ts';

type Args = Parameters<typeof pendingWhileLeaving>[0];

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  Object.assign(page, { leaving: trackLeaving() });
  page.dispatchEvent(new Event('beforeunload'));
  return () => vi.useRealTimers();
});

/** Whether the router gets this result of a page within nine seconds. */
async function arrives(result: DataStrategyResult): Promise<boolean> {
  let arrived = false;
  void Promise.resolve(pendingWhileLeaving({} as Args, async () => ({ page: result }))).then(() => {
    arrived = true;
  });
  await vi.advanceTimersByTimeAsync(9000);
  return arrived;
}

test('data that leaving the page has aborted shows no error page', async () => {
  expect(await arrives({ type: 'error', result: new TypeError('Load failed') })).toBe(false);
});

test('data, redirects and responses of the server are shown at once', async () => {
  expect(await arrives({ type: 'data', result: 1 })).toBe(true);
  expect(await arrives({ type: 'error', result: redirect('/home') })).toBe(true);
  const notFound = { status: 404, statusText: 'Not Found', data: null, internal: false };
  expect(await arrives({ type: 'error', result: notFound })).toBe(true);
});
