import { beforeEach, expect, test, vi } from 'vitest';

const toasts: string[] = [];
vi.mock('@errand/ui/toast.tsx', () => ({ toastError: (text: string) => void toasts.push(text) }));
const calls: { name: string; body?: unknown }[] = [];
const responses: (object | Error)[] = [];
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async ({ name }: { name: string }, { body }: { body?: unknown }) => {
      calls.push({ name, body });
      const response = responses.shift() ?? new Error('no response');
      if (response instanceof Error) throw response;
      return response;
    },
  },
}));
vi.mock('./load-script.ts', () => ({ loadScript: async () => {} }));
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  calls.length = 0;
  warned.mockClear();
});

// Requirements: OTP-16.
test('an invalid phone is logged as “Invalid phone number”: nothing is shown and no request is sent', async () => {
  const { requestFirebaseCode } = await import('./firebase-code.ts');
  expect(await requestFirebaseCode(null)).toBeNull();
  expect(warned.mock.calls).toEqual([['Invalid phone number']]);
  expect([calls, toasts]).toEqual([[], []]);
});

// Requirements: OTP-17.
test('Firebase failures are swallowed at every step', async () => {
  const { requestFirebaseCode } = await import('./firebase-code.ts');
  responses.push(new Error('no settings'));
  expect(await requestFirebaseCode('+971501234567')).toBeNull();
  responses.push({ recaptcha_site_key: null }, new Error('quota exceeded'));
  expect(await requestFirebaseCode('+971501234567')).toBeNull();
  expect(toasts).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(2);
  responses.push({ recaptcha_site_key: null }, { session_info: 'session' });
  expect(await requestFirebaseCode('+971501234567')).toBe('session');
});

// Requirements: AUTH-42.
test('a code is sent behind an invisible reCAPTCHA, whose proof goes with the phone', async () => {
  const { requestFirebaseCode } = await import('./firebase-code.ts');
  const rendered: { sitekey: string; size: string }[] = [];
  let pass = (_proof: string): void => {};
  const grecaptcha = {
    ready: (done: () => void) => done(),
    render: (_place: object, options: { sitekey: string; size: string; callback: typeof pass }) => {
      pass = options.callback;
      return rendered.push({ sitekey: options.sitekey, size: options.size });
    },
    execute: () => pass('a human'),
  };
  const place = { remove: vi.fn<() => void>() };
  vi.stubGlobal('window', { grecaptcha });
  vi.stubGlobal('document', { createElement: () => place, body: { appendChild: () => place } });
  responses.push({ recaptcha_site_key: 'site' }, { session_info: 'session' });
  expect(await requestFirebaseCode('+971501234567')).toBe('session');
  expect(rendered).toEqual([{ sitekey: 'site', size: 'invisible' }]);
  expect(place.remove).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toEqual({
    name: 'firebaseSendCode',
    body: { phone: '+971501234567', recaptcha_token: 'a human' },
  });
});
