import { createClient, type Transport } from '@errand/contract';
import { logout } from '@errand/contract/auth';
import { getConfig } from '@errand/contract/config';
import { getCustomerInfo } from '@errand/contract/customer';
import { beforeEach, expect, test, vi } from 'vitest';

const session = { token: null as string | null };
const listeners = new Set<() => void>();
vi.mock('#platform/session/index.ts', () => ({
  readSession: () => session,
  onSessionChange(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const { signedWrites, watchSignedCalls } = await import('./signed-calls.ts');

const open: { url: string; end: () => void }[] = [];
/** A slow server: a call ends when it is aborted or the test ends it. */
const slow: Transport = ({ url, signal }) =>
  new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    open.push({ url, end: () => resolve({ status: 200, headers: new Headers(), text: '{}' }) });
  });
const client = createClient(watchSignedCalls(slow), () => ({
  Authorization: session.token ? `Bearer ${session.token}` : undefined,
}));

function saveToken(token: string | null): void {
  session.token = token;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  open.length = 0;
  listeners.clear();
});

test('without its token a read is aborted; a read without a token and other changes of the session abort nothing', async () => {
  const anonymous = client.call(getConfig, {});
  session.token = 'secret';
  const personal = client.call(getCustomerInfo, {});
  const ended = vi.fn<() => void>();
  personal.catch(ended);
  saveToken('secret');
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  saveToken(null);
  await expect(personal).rejects.toMatchObject({ name: 'AbortError' });
  open[0]?.end();
  expect(await anonymous).toEqual({});
  expect(listeners.size).toBe(0);
});

test('the signal of the caller still aborts a read with a token', async () => {
  session.token = 'secret';
  const controller = new AbortController();
  const call = client.call(getCustomerInfo, {}, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  const late = client.call(getCustomerInfo, {}, { signal: AbortSignal.abort() });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
});

test('writes with a token are left to finish, and can be awaited', async () => {
  session.token = 'secret';
  const write = client.call(logout, {});
  saveToken(null);
  const awaited = vi.fn<() => void>();
  const settled = signedWrites().then(awaited);
  await new Promise((resolve) => setTimeout(resolve));
  expect(awaited).not.toHaveBeenCalled();
  open[0]?.end();
  expect(await write).toEqual({});
  await settled;
});
