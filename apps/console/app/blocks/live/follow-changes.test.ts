import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLIENT_ID } from '#platform/api.ts';
import { queries } from '#platform/queries.ts';
import { followChanges } from './follow-changes.ts';

type Opened = { headers: Record<string, string>; send(event: string, data: object): void; end(): void };
const opened: Opened[] = [];
let isUp = true;
const stop = { now: new AbortController() };

async function openStream(_url: string, { headers }: { headers: Record<string, string> }) {
  if (!isUp) throw new TypeError('Failed to fetch');
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  opened.push({
    headers,
    send: (event, data) =>
      feed.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => feed.close(),
  });
  return { ok: true, body };
}

const KEYS = [
  ['orders', 1],
  ['catalog', 1],
] as const;
/** The resources of the screen that would be refetched. */
const outdated = () =>
  KEYS.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([resource]) => resource);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', openStream);
  opened.length = 0;
  isUp = true;
  stop.now = new AbortController();
  for (const key of KEYS) queries.setQueryData(key, []);
  void followChanges(stop.now.signal);
  await settle();
});
afterEach(() => {
  stop.now.abort();
  queries.clear();
  vi.useRealTimers();
});

test('a change elsewhere refetches its resource and no other', async () => {
  opened[0]?.send('changed', { resource: 'orders', id: '7', by: 'another tab' });
  await settle();
  expect(outdated()).toEqual(['orders']);
});

test('a change of this tab refetches nothing', async () => {
  expect(opened[0]?.headers['X-Client-Id']).toBe(CLIENT_ID);
  opened[0]?.send('changed', { resource: 'orders', id: '7', by: CLIENT_ID });
  await settle();
  expect(outdated()).toEqual([]);
});

test('everything is refetched when events may have been missed: on request and after a lost connection', async () => {
  opened[0]?.send('again', {});
  await settle();
  expect(outdated()).toEqual(['orders', 'catalog']);
  for (const key of KEYS) queries.setQueryData(key, []);
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(999);
  expect([opened.length, outdated()]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([opened.length, outdated()]).toEqual([2, ['orders', 'catalog']]);
});

test('pauses between failed connections double up to half a minute, and start over after one that opened', async () => {
  isUp = false;
  opened[0]?.end();
  // 1, 2, 4, 8, 16 and 30 seconds.
  await vi.advanceTimersByTimeAsync(60_900);
  isUp = true;
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveLength(2);
  opened[1]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(3);
});
