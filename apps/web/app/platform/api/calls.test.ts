import { ApiError, createClient, type Transport } from '@errand/contract';
import { getCustomerInfo } from '@errand/contract/customer';
import { beforeEach, expect, test, vi } from 'vitest';

const toasts: [string, { id?: string } | undefined][] = [];
vi.mock('@errand/ui/toast.tsx', () => ({
  toastError: (text: string, options?: { id?: string }) => void toasts.push([text, options]),
}));

const session = { token: null as string | null, guestId: null as string | null };
vi.mock('#platform/session/index.ts', () => ({
  onSessionChange: () => () => {},
  readSession: () => session,
  saveSession: (change: Partial<typeof session>) => Object.assign(session, change),
}));

const responses: { status: number; text: string }[] = [];
const fetched = vi.fn<() => Promise<Response>>(async () => {
  const { status, text } = responses.shift() ?? { status: 500, text: '' };
  if (status === 0) throw new TypeError('network');
  return new Response(text, { status });
});

beforeEach(() => {
  toasts.length = 0;
  responses.length = 0;
  Object.assign(session, { token: null, guestId: null, zoneIds: [], module: null, point: null });
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  // A page that stays.
  vi.stubGlobal('window', { leaving: { isLeaving: () => false, stayed: async () => {} } });
});

const t = (key: string) => key;
const rejection = (status: number, ...messages: string[]) =>
  new ApiError(
    status,
    messages[0] ?? '',
    messages.map((message, index) => ({ code: `c${index}`, message })),
    {},
  );

// Requirements: ERR-01, ERR-02, ERR-04.
test('the first of several 401 responses deletes the token and notifies; without a token nothing happens', async () => {
  const { onExpiredToken, watchToken } = await import('./expired-token.ts');
  const onExpired = vi.fn<() => void>();
  const stop = onExpiredToken(onExpired);
  const rejectToken: Transport = async () => ({ status: 401, headers: new Headers(), text: '{}' });
  const client = createClient(watchToken(rejectToken), () => ({
    Authorization: session.token ? `Bearer ${session.token}` : undefined,
  }));
  const call = () => client.call(getCustomerInfo, {}).catch((error: ApiError) => error.status);
  session.token = 'old';
  expect(await Promise.all([call(), call(), call()])).toEqual([401, 401, 401]);
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(session.token).toBeNull();
  await call();
  expect(onExpired).toHaveBeenCalledTimes(1);
  stop();
});

test('a late 401 of an earlier token keeps the one that replaced it', async () => {
  const { watchToken } = await import('./expired-token.ts');
  const rejectLate: Transport = async () => {
    session.token = 'new';
    return { status: 401, headers: new Headers(), text: '{}' };
  };
  const client = createClient(watchToken(rejectLate), () => ({ Authorization: 'Bearer old' }));
  await expect(client.call(getCustomerInfo, {})).rejects.toBeInstanceOf(ApiError);
  expect(session.token).toBe('new');
});

test('a guest id is deleted when the server does not know it, and stays when a call needs an account', async () => {
  const { watchToken } = await import('./expired-token.ts');
  const idAfter = async (code: string) => {
    session.guestId = 'guest-1';
    const text = JSON.stringify({ errors: [{ code, message: '' }] });
    const client = createClient(watchToken(async () => ({ status: 401, headers: new Headers(), text })));
    await client.call(getCustomerInfo, {}).catch(() => {});
    return session.guestId;
  };
  expect([await idAfter('guest_required'), await idAfter('auth-001')]).toEqual([null, 'guest-1']);
});

// Requirements: ERR-04, ERR-05, ERR-06, ERR-10.
test('a single message is one toast, a list one toast each, an expired token or an aborted call none', async () => {
  const { toastApiError } = await import('../api-error.ts');
  toastApiError(rejection(403, 'Out of Stock'), t);
  toastApiError(new ApiError(500, 'Something went wrong', [], {}), t);
  expect(toasts).toEqual([
    ['Out of Stock', undefined],
    ['Something went wrong', undefined],
  ]);
  toasts.length = 0;
  toastApiError(rejection(403, 'Name is required', 'Phone Number is required'), t);
  expect(toasts.map(([text]) => text)).toEqual(['Name is required', 'Phone Number is required']);
  expect(toasts[1]?.[1]?.id).toBeTruthy();
  toasts.length = 0;
  toastApiError(rejection(401, 'Please sign in'), t);
  toastApiError(new DOMException('aborted', 'AbortError'), t);
  expect(toasts).toEqual([]);
  toastApiError(new TypeError('network'), t);
  expect(toasts).toEqual([['ui.offline', undefined]]);
});

// Requirements: ERR-09, SESSION-04, SESSION-06.
test('a guest id is requested once and stored; a failure is logged and not shown', async () => {
  const { ensureGuestId, requestGuestIdQuietly } = await import('./guest.ts');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  responses.push({ status: 0, text: '' });
  requestGuestIdQuietly();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('guest id', 'network'));
  expect(toasts).toEqual([]);
  responses.push({ status: 200, text: '{"guest_id":"guest-1"}' });
  await Promise.all([ensureGuestId(), ensureGuestId()]);
  expect(session.guestId).toBe('guest-1');
  expect(fetched).toHaveBeenCalledTimes(2);
  await ensureGuestId();
  Object.assign(session, { guestId: null, token: 'customer' });
  await ensureGuestId();
  expect(fetched).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

// Requirements: SESSION-10, SESSION-12.
test('a guest sends the guest id in place of a token, a customer only the token', async () => {
  const { guestField, requestHeaders } = await import('./browser-client.ts');
  const place = { zoneIds: [1, 2], module: { id: 3 }, point: { latitude: 25, longitude: 56 } };
  Object.assign(session, place, { guestId: 'guest-1' });
  expect(guestField()).toEqual({ guest_id: 'guest-1' });
  expect(requestHeaders()).toMatchObject({ zoneid: '[1,2]', moduleId: '3', latitude: '25', longitude: '56' });
  expect(requestHeaders().Authorization).toBeUndefined();
  session.token = 'secret';
  expect(guestField()).toEqual({});
  expect(requestHeaders().Authorization).toBe('Bearer secret');
});

// Requirements: LANG-17.
test('every call carries the page’s language', async () => {
  const { requestHeaders } = await import('./browser-client.ts');
  expect(requestHeaders()['X-localization']).toBe('en');
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  expect(requestHeaders()['X-localization']).toBe('ar');
});
