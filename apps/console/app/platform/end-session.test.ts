import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Tab = { endSession(): Promise<void>; shown(): unknown; orders(): unknown };

const stops: (() => void)[] = [];
/** The calls, each with what the tabs showed when the server received it. */
const calls: unknown[] = [];
const tabs: Tab[] = [];
let signOutStatus = 200;

/** Simulates a tab of a signed-in member by an import of its own. `shown` is undefined while the console is hidden. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const { endSession, followSession } = await import('./end-session.ts');
  const { queries, SESSION_KEY } = await import('./queries.ts');
  const { sessionQuery } = await import('./session.ts');
  queries.setQueryData(SESSION_KEY, { state: 'ready' });
  queries.setQueryData(['orders'], ['an order']);
  const observer = new QueryObserver(queries, sessionQuery);
  stops.push(
    observer.subscribe(() => {}),
    followSession(),
    () => queries.clear(),
  );
  const tab = {
    endSession,
    shown: () => observer.getCurrentResult().data,
    orders: () => queries.getQueryData(['orders']),
  };
  tabs.push(tab);
  return tab;
}

const shown = () => tabs.map((tab) => tab.shown());

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    const isRead = method === 'GET';
    calls.push([isRead ? 'read' : 'sign out', ...shown()]);
    return isRead
      ? new Response('{"state":"ready"}')
      : new Response('{"done":true}', { status: signOutStatus });
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  tabs.length = 0;
  calls.length = 0;
  vi.unstubAllGlobals();
});

test('a sign-out hides the console and its data in every tab before the server ends the session; then all show the sign-in without a call', async () => {
  signOutStatus = 200;
  const [mine, other] = [await openTab(), await openTab()];
  await mine.endSession();
  await vi.waitFor(() => expect(shown()).toEqual([null, null]));
  expect(calls).toEqual([['sign out', undefined, undefined]]);
  expect([mine.orders(), other.orders()]).toEqual([undefined, undefined]);
});

test('a sign-out that the server does not carry out is rejected, and every tab shows the console again', async () => {
  signOutStatus = 503;
  const [mine] = [await openTab(), await openTab()];
  await expect(mine.endSession()).rejects.toMatchObject({ status: 503 });
  await vi.waitFor(() => expect(shown()).toEqual([{ state: 'ready' }, { state: 'ready' }]));
});
