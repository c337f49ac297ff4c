import { ApiError } from '@errand/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSentCode } from '../codes/sent-codes.ts';
import { resumeSignUp } from './sign-up-form.tsx';

const sent = vi.hoisted(() => ({ bodies: [] as object[], isWrong: false }));
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async (_endpoint: unknown, { body }: { body: object }) => {
      sent.bodies.push(body);
      if (sent.isWrong) throw new Error('Wrong password');
      return { token: null };
    },
  },
}));
vi.mock('#platform/session/index.ts', () => ({ readSession: () => ({ guestId: 'guest-7' }) }));

const PHONE = '+971501234567';
const FORM = { email: 'Rana@errand.example ', password: 'harbour light' };
const taken = (code: string) => new ApiError(403, 'Taken', [{ code, message: 'Taken' }], {});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  sent.bodies.length = 0;
  sent.isWrong = false;
  return () => vi.unstubAllGlobals();
});

test('a sign-up that is sent again after the way back continues with the account that waits for its code', async () => {
  rememberSentCode('rana@errand.example');
  expect(await resumeSignUp(taken('email_taken'), FORM, PHONE)).toEqual({ token: null });
  expect(sent.bodies).toMatchObject([
    { email_or_phone: 'rana@errand.example', password: 'harbour light', login_type: 'manual' },
  ]);
});

test('a contact that is taken by another account, another error and a wrong password stay errors', async () => {
  expect(await resumeSignUp(taken('email_taken'), FORM, PHONE)).toBeNull();
  rememberSentCode(PHONE);
  expect(await resumeSignUp(taken('password_common'), FORM, PHONE)).toBeNull();
  expect(sent.bodies).toEqual([]);
  sent.isWrong = true;
  expect(await resumeSignUp(taken('phone_taken'), FORM, PHONE)).toBeNull();
});
