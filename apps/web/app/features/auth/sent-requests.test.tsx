import { ApiError } from '@errand/contract';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { CodeStep } from './codes/code-step.tsx';
import { ExistingUser } from './components/auth-forms.tsx';
import { ForgotSteps } from './password-reset/forgot-steps.tsx';
import { type About, type AuthFlow, NEW_FLOW } from './sign-in/use-auth-flow.ts';

/** What a step of the dialog gives to its form, which a test calls in place of the visitor. */
const form = vi.hoisted(() => ({
  onVerify: async (_code: string): Promise<string | null> => null,
  onResend: async (): Promise<void> => {},
  onRequest: async (_method: string, _to: string): Promise<void> => {},
  onSet: async (_password: string, _confirm: string): Promise<void> => {},
  onRejected: (_error: unknown): unknown => null,
  press: {} as Record<string, () => void>,
}));
const keep = vi.hoisted(() => (props: object) => {
  Object.assign(form, props);
  return null;
});
vi.mock('./codes/code-form.tsx', () => ({ CodeForm: keep }));
vi.mock('./password-reset/forgot-request.tsx', () => ({ ForgotRequest: keep }));
vi.mock('./password-reset/forgot-reset.tsx', () => ({ ForgotReset: keep }));
vi.mock('@errand/ui/forms/button.tsx', () => ({
  ButtonLink: () => null,
  Button: (button: { children: string; onClick: () => void }) => {
    form.press[button.children] = button.onClick;
    return null;
  },
}));
vi.mock('./social/firebase-code.ts', () => ({
  requestFirebaseCode: async (phone: string) => `session of ${phone}`,
}));
vi.mock('#platform/session/index.ts', () => ({
  onSessionChange: () => () => {},
  readSession: () => ({ guestId: 'guest-7' }),
}));
const toasts = vi.hoisted(() => [] as { text: string; options: { id?: string } }[]);
vi.mock('@errand/ui/toast-queue.ts', () => ({
  enqueueToast: (toast: (typeof toasts)[number]) => void toasts.push(toast),
}));
vi.mock('@errand/ui/live/announce.ts', () => ({ announce: () => {} }));
const sent = vi.hoisted(() => ({ calls: [] as [string, object][], rejection: null as Error | null }));
vi.mock('#platform/api/browser-client.ts', () => ({
  guestField: () => ({ guest_id: 'guest-7' }),
  api: {
    call: async ({ name }: { name: string }, { body }: { body: object }) => {
      sent.calls.push([name, body]);
      if (sent.rejection) throw sent.rejection;
      return { message: 'Done' };
    },
  },
}));

beforeEach(() => {
  sent.calls.length = 0;
  sent.rejection = null;
  toasts.length = 0;
});

const PHONE = '+971501234567';
const EMAIL = 'rana@errand.example';

function flowAt(view: AuthFlow['view'], about: Partial<About>): AuthFlow {
  return {
    view,
    about: { ...NEW_FLOW, phone: PHONE, email: EMAIL, ...about },
    go: () => {},
    handleResponse: () => {},
    country: 'AE',
    setCountry: () => {},
  };
}

function show(step: ReactNode, firebase: 0 | 1 = 0): void {
  const config = { firebase_otp_verification: firebase, is_sms_active: true, is_mail_active: true };
  render(step, { config });
}

const rejection = new ApiError(
  403,
  'This code is not right',
  ['This code is not right', 'Another reason'].map((message) => ({ code: 'otp', message })),
  {},
);

// Requirements: API-56, OTP-12.
test('a code is sent with its contact under the name of the verification type', async () => {
  show(<CodeStep flow={flowAt('verify_phone', { loginType: 'otp' })} />);
  await form.onVerify('123456');
  show(<CodeStep flow={flowAt('verify_email', { loginType: 'manual' })} />, 1);
  await form.onVerify('654321');
  const fields = { guest_id: 'guest-7', remember: true };
  expect(sent.calls).toEqual([
    [
      'verifyPhone',
      { phone: PHONE, otp: '123456', login_type: 'otp', verification_type: 'phone', ...fields },
    ],
    [
      'verifyPhone',
      { email: EMAIL, otp: '654321', login_type: 'manual', verification_type: 'email', ...fields },
    ],
  ]);
});

// Requirements: API-57, AUTH-75, CONFIG-21, OTP-13, OTP-14.
test('while the identity provider sends the codes, a phone’s code is verified with its session and no verification type', async () => {
  show(<CodeStep flow={flowAt('verify_phone', { loginType: 'manual' })} />, 1);
  await form.onResend();
  await form.onVerify('123456');
  expect(sent.calls).toEqual([
    [
      'firebaseVerifyToken',
      {
        session_info: `session of ${PHONE}`,
        phone: PHONE,
        otp: '123456',
        login_type: 'manual',
        guest_id: 'guest-7',
        remember: true,
      },
    ],
  ]);
});

// Requirements: OTP-15.
test('a rejected code shows the message of the response as a toast with the id error', async () => {
  sent.rejection = rejection;
  show(<CodeStep flow={flowAt('verify_phone', { loginType: 'otp' })} />);
  expect(await form.onVerify('123456')).toBe('This code is not right');
  expect(toasts).toMatchObject([{ text: 'This code is not right', options: { id: 'error' } }]);
});

// Requirements: AUTH-69, AUTH-92.
test('No and Yes send the flag verified, with the phone or the proof of the social account', async () => {
  const social = { medium: 'google', token: 'a.b.c', unique_id: 'sub-1' } as const;
  const existing = { id: 7, name: 'Rana', image: null, image_is_photo: 0 as const };
  show(<ExistingUser flow={flowAt('is_exist_user', { existing })} />);
  form.press.Yes?.();
  form.press.No?.();
  show(<ExistingUser flow={flowAt('is_exist_user', { existing, social })} />);
  form.press.Yes?.();
  const guest = { guest_id: 'guest-7' };
  expect(sent.calls).toEqual([
    ['login', { phone: PHONE, login_type: 'otp', verified: 'yes', ...guest }],
    ['login', { phone: PHONE, login_type: 'otp', verified: 'no', ...guest }],
    ['login', expect.objectContaining({ ...social, login_type: 'social', verified: 'yes', ...guest })],
  ]);
});

describe('password reset', () => {
  const stepAt = (view: AuthFlow['view'], method: 'phone' | 'email') => {
    const forgot = { method, to: method === 'phone' ? PHONE : EMAIL, code: '482913' };
    return <ForgotSteps flow={flowAt(view, { forgot })} onBack={() => {}} onDone={() => {}} />;
  };

  // Requirements: API-47, API-48, API-50, FORGOT-21..23.
  test('each step sends the contact with its verification method, the last one phone and e-mail, the unused one empty', async () => {
    show(stepAt('forgot_request', 'email'));
    await form.onRequest('email', EMAIL);
    await form.onRequest('phone', PHONE);
    show(stepAt('forgot_verify', 'email'));
    await form.onVerify('482913');
    show(stepAt('forgot_reset', 'phone'));
    await form.onSet('q7v#T2', 'q7v#T3');
    show(stepAt('forgot_reset', 'email'));
    await form.onSet('q7v#T2', 'q7v#T2');
    const mail = { email: EMAIL, verification_method: 'email' };
    const text = { phone: PHONE, verification_method: 'phone' };
    expect(sent.calls).toEqual([
      ['forgotPassword', mail],
      ['forgotPassword', text],
      ['verifyToken', { ...mail, reset_token: '482913' }],
      [
        'resetPassword',
        { ...text, email: '', reset_token: '482913', password: 'q7v#T2', confirm_password: 'q7v#T3' },
      ],
      [
        'resetPassword',
        { ...mail, phone: '', reset_token: '482913', password: 'q7v#T2', confirm_password: 'q7v#T2' },
      ],
    ]);
  });

  // Requirements: API-49, FORGOT-24.
  test('while the identity provider sends the codes, a phone’s code is verified with its session', async () => {
    show(stepAt('forgot_verify', 'phone'), 1);
    await form.onResend();
    await form.onVerify('123456');
    const proof = {
      phoneNumber: PHONE,
      sessionInfo: `session of ${PHONE}`,
      code: '123456',
      is_reset_token: 1,
    };
    expect(sent.calls).toEqual([['firebaseResetPassword', proof]]);
  });

  // Requirements: FORGOT-20.
  test('a failed call of any step shows the first message of the response', async () => {
    sent.rejection = rejection;
    const first = { text: 'This code is not right', options: { id: 'error' } };
    show(stepAt('forgot_verify', 'email'));
    expect(await form.onVerify('123456')).toBe(first.text);
    await form.onResend();
    expect(toasts.splice(0)).toMatchObject([first, first]);
    show(stepAt('forgot_request', 'email'));
    await form.onRequest('email', EMAIL).catch(form.onRejected);
    show(stepAt('forgot_reset', 'email'));
    await form.onSet('q7v#T2', 'q7v#T2').catch(form.onRejected);
    expect(toasts.splice(0)).toMatchObject([first, first]);
  });
});

describe('a code that is requested again too early', () => {
  const tooMany = new ApiError(429, 'Wait', [{ code: 'too_many_requests', message: 'Wait' }], {});
  const gone: [object, object][] = [];
  const request = async () => {
    show(
      <ForgotSteps
        onBack={() => {}}
        onDone={() => {}}
        flow={{ ...flowAt('forgot_request', {}), go: (...step) => void gone.push(step as never) }}
      />,
    );
    await form.onRequest('email', EMAIL);
  };

  beforeEach(() => {
    gone.length = 0;
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    return () => vi.unstubAllGlobals();
  });

  test('leads to the field for the earlier one, which says so', async () => {
    await request();
    sent.rejection = tooMany;
    await request();
    const step = { forgot: { method: 'email', to: EMAIL, code: '' } };
    expect(gone).toEqual([
      [{ kind: 'code_sent' }, { ...step, isCodeEarlier: false }],
      [{ kind: 'code_sent' }, { ...step, isCodeEarlier: true }],
    ]);
  });

  test('is rejected if this tab has requested none, or the earlier one has expired', async () => {
    sent.rejection = tooMany;
    await expect(request()).rejects.toBe(tooMany);
    sent.rejection = null;
    await request();
    sent.rejection = tooMany;
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await expect(request()).rejects.toBe(tooMany);
    later.mockRestore();
    expect(gone).toHaveLength(1);
  });
});
