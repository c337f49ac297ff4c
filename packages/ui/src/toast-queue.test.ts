import { expect, test, vi } from 'vitest';

/** The queue as on a new page. */
async function newPage() {
  vi.resetModules();
  return import('./toast-queue.ts');
}

const toast = (text: string) => ({ kind: 'ok' as const, text, options: {} });

test('toasts queued before the list has been loaded are shown once, in order', async () => {
  const { enqueueToast, connectToasts, hasPendingToasts, subscribeToToasts } = await newPage();
  const wanted = vi.fn<() => void>();
  subscribeToToasts(wanted);
  enqueueToast(toast('first'));
  enqueueToast(toast('second'));
  expect(wanted).toHaveBeenCalledTimes(2);
  expect(hasPendingToasts()).toBe(true);

  const shown: string[] = [];
  const disconnect = connectToasts(({ text }) => shown.push(text));
  enqueueToast(toast('third'));
  expect(shown).toEqual(['first', 'second', 'third']);
  expect(hasPendingToasts()).toBe(false);

  disconnect();
  enqueueToast(toast('fourth'));
  expect(shown).toHaveLength(3);
  connectToasts(({ text }) => shown.push(text));
  expect(shown).toEqual(['first', 'second', 'third', 'fourth']);
});
