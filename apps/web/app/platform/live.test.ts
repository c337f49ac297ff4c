import type { LiveEvent } from '@errand/contract/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Live = typeof import('./live.ts');
/** Sends an event of the server to the tab that holds the stream. */
let send: ((change: LiveEvent) => void) | null = null;
const stops: (() => void)[] = [];

beforeEach(() => {
  send = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: { protocol: 'http:' },
      leaving: { isLeaving: () => false, stayed: async () => {} },
    }),
  );
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'en' } }));
  vi.stubGlobal('localStorage', { getItem: () => null });
  // Without Web Locks every tab that asks for a stream opens one.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    let feed!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    signal.addEventListener('abort', () => feed.error(new Error('aborted')));
    send = (change) =>
      feed.enqueue(new TextEncoder().encode(`event: ${change.kind}\ndata: ${JSON.stringify(change)}\n\n`));
    return { ok: true, body };
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates another tab by a second import of the module. `reported` lists the changes that the tab receives. */
async function openTab({ who = 'customer 1', stream = false } = {}) {
  vi.resetModules();
  const live: Live = await import('./live.ts');
  const { CLIENT_ID: id } = await import('./api/browser-client.ts');
  const reported: unknown[] = [];
  stops.push(live.followVisitor(who, stream, (change) => reported.push(change)));
  return { ...live, id, reported };
}

const cartBy = (by: string): LiveEvent => ({ kind: 'cart', module_id: 1, by });

test('a change is reported in the visitor’s other tabs, not in the one that made it', async () => {
  const [mine, other, another] = [await openTab(), await openTab(), await openTab({ who: 'guest g' })];
  mine.notifyTabs('customer 1', cartBy(mine.id));
  await vi.waitFor(() => expect(other.reported).toEqual([cartBy(mine.id)]));
  expect([mine.reported, another.reported]).toEqual([[], []]);
});

test('a change on another device is reported in every tab, and one that a tab announced only once', async () => {
  const [leader, other] = [await openTab({ stream: true }), await openTab()];
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(other.reported).toEqual([{ kind: 'again' }]));
  other.notifyTabs('customer 1', cartBy(other.id));
  await vi.waitFor(() => expect(leader.reported).toEqual([{ kind: 'again' }, cartBy(other.id)]));
  send?.(cartBy(other.id));
  send?.(cartBy(leader.id));
  send?.(cartBy('a phone'));
  const told = { kind: 'notifications', by: null } as const;
  send?.(told);
  await vi.waitFor(() => expect(other.reported.slice(-2)).toEqual([cartBy('a phone'), told]));
  expect(leader.reported).toEqual([{ kind: 'again' }, cartBy(other.id), cartBy('a phone'), told]);
});

test('a message of a tab with another version refetches everything, or is ignored if it is unreadable', async () => {
  const tab = await openTab();
  const channel = new BroadcastChannel('errand');
  stops.push(() => channel.close());
  channel.postMessage('hello');
  channel.postMessage({ who: 'customer 1', from: 'old', change: { kind: 'cart', module: '1' } });
  await vi.waitFor(() => expect(tab.reported).toEqual([{ kind: 'again' }]));
});
