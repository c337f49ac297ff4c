import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { type About, type AuthFlow, NEW_FLOW } from '../sign-in/use-auth-flow.ts';
import { CodeStep } from './code-step.tsx';

type Form = { onVerify: (code: string) => Promise<string | null>; onResend: () => Promise<void> };
const { calls, forms } = vi.hoisted(() => ({ calls: [] as [string, object][], forms: [] as Form[] }));
vi.mock('#platform/api/browser-client.ts', () => ({
  api: { call: async ({ name }: { name: string }, { body }: { body: object }) => calls.push([name, body]) },
}));
vi.mock('#platform/session/index.ts', () => ({ readSession: () => ({ guestId: 'guest-7' }) }));
vi.mock('./code-form.tsx', () => ({ CodeForm: (form: Form) => void forms.push(form) }));

/** The form of the code that `about` waits for. */
function codeForm(view: AuthFlow['view'], about: Partial<About>, firebase_otp_verification: 0 | 1 = 0): Form {
  const flow: AuthFlow = {
    view,
    about: { ...NEW_FLOW, ...about },
    go: () => {},
    handleResponse: () => {},
    country: 'AE',
    setCountry: () => {},
  };
  render(<CodeStep flow={flow} />, { config: { firebase_otp_verification } });
  const form = forms.at(-1);
  if (!form) throw new Error('The form was not rendered.');
  return form;
}
const PHONE = '+971501234567';

beforeEach(() => {
  calls.length = 0;
});

// Requirements: SESSION-11.
test('a code is verified with the guest id, by either endpoint and for either contact', async () => {
  await codeForm('verify_phone', { phone: PHONE, loginType: 'otp' }).onVerify('123456');
  await codeForm('verify_email', { email: 'layla@errand.example' }).onVerify('123456');
  await codeForm('verify_phone', { phone: PHONE }, 1).onVerify('123456');
  expect(calls).toEqual([
    ['verifyPhone', expect.objectContaining({ phone: PHONE, otp: '123456', guest_id: 'guest-7' })],
    ['verifyPhone', expect.objectContaining({ email: 'layla@errand.example', guest_id: 'guest-7' })],
    ['firebaseVerifyToken', expect.objectContaining({ phone: PHONE, otp: '123456', guest_id: 'guest-7' })],
  ]);
});

// Requirements: SESSION-11.
test('a code is requested again with the guest id', async () => {
  await codeForm('verify_phone', { phone: PHONE, loginType: 'otp' }).onResend();
  await codeForm('verify_email', { email: 'layla@errand.example' }).onResend();
  expect(calls).toEqual([
    ['login', { phone: PHONE, login_type: 'otp', guest_id: 'guest-7' }],
    ['resendCode', { email: 'layla@errand.example', verification_type: 'email', guest_id: 'guest-7' }],
  ]);
});
