import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const WORKER = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://console.errand.test';

/** Clicks a notification in a browser with these open addresses. Returns the address that was focused or opened. */
async function clickNotification(path: string, openPaths: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const outcome: { focused?: string; opened?: string } = {};
  const windows = openPaths.map((open) => ({
    url: `${ORIGIN}${open}`,
    focus: () => (outcome.focused = open),
  }));
  const self = {
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => (outcome.opened = url.replace(ORIGIN, '')),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInNewContext(WORKER, { self, URL });
  let done: Promise<unknown> | undefined;
  listeners.get('notificationclick')?.({
    notification: { close() {}, data: { path } },
    waitUntil: (work: Promise<unknown>) => (done = work),
  });
  await done;
  return outcome;
}

test('a notification focuses the open board of its store', async () => {
  const open = ['/orders', '/kitchen?store=1', '/kitchen/menu?store=2', '/kitchen?store=2'];
  expect(await clickNotification('/kitchen?store=2', open)).toEqual({ focused: '/kitchen?store=2' });
});

test('a notification opens the board of its store beside that of another store', async () => {
  const outcome = await clickNotification('/kitchen?store=2', ['/kitchen?store=1']);
  expect(outcome).toEqual({ opened: '/kitchen?store=2' });
});
