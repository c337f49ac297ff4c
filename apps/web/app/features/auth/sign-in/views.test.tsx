import type { SignInResponse } from '@errand/contract/auth-fields';
import { type AuthView, checkSignIn, nextView } from '@errand/domain/auth';
import { describe, expect, test } from 'vitest';
import { queryKeys } from '#platform/query-keys.ts';
import { render, textOf } from '../../../../test/render.tsx';
import AuthForms, { AuthStep, type FirstView } from '../components/auth-forms.tsx';
import { Unavailable } from '../password-reset/forgot-steps.tsx';
import { type About, type AuthFlow, NEW_FLOW, readResponse } from './use-auth-flow.ts';

type Ways = { manual: number; otp: number; social: number };

const config = (ways: Partial<Ways> = {}, more: object = {}) => ({
  country: 'AE',
  country_picker_status: 1 as const,
  customer_wallet_status: 1 as const,
  ref_earning_status: 1 as const,
  guest_checkout_status: 1 as const,
  firebase_otp_verification: 0 as const,
  is_sms_active: true,
  is_mail_active: true,
  demo: false,
  social_login: [
    { login_medium: 'google' as const, status: true, client_id: 'google-id' },
    { login_medium: 'facebook' as const, status: true, client_id: 'facebook-id' },
  ],
  apple_login: [],
  centralize_login: {
    manual_login_status: ways.manual ?? 1,
    otp_login_status: ways.otp ?? 1,
    social_login_status: ways.social ?? 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
    email_verification_status: 0,
    phone_verification_status: 0,
  } as never,
  ...more,
});

const LAYLA = { id: 7, name: 'Layla Haddad', image: '/media/abc/800.webp', image_is_photo: 1 as const };
/** Renders a view of the dialog in a given state. */
function viewOf(
  view: AuthView,
  about: Partial<About> = {},
  settings: object = config(),
  queryData: [key: unknown[], data: unknown][] = [],
): string {
  const flow: AuthFlow = {
    view,
    about: { ...NEW_FLOW, ...about },
    go: () => {},
    handleResponse: () => {},
    country: 'AE',
    setCountry: () => {},
  };
  const part = <AuthStep flow={flow} onBack={() => {}} onDone={() => {}} />;
  return render(part, { config: settings, queryData });
}
/** The view after a response to a sign-in of a complete account, with the given differences. */
function viewAfter(
  differences: Partial<SignInResponse>,
  kind: 'login_result' | 'social_result' = 'login_result',
  from: AuthView = 'sign_in',
): AuthView {
  const complete = { token: 'secret', is_personal_info: 1, is_exist_user: null, is_phone_verified: 1 };
  const response = { ...complete, is_email_verified: 1, ...differences } as SignInResponse;
  return nextView(from, { kind, result: readResponse(response) });
}
const labels = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) => textOf(label));

describe('views', () => {
  // Requirements: AUTH-02, AUTH-04, AUTH-05.
  test('each view of the dialog has its own fields', () => {
    const asks: [AuthView, Partial<About>, string[]][] = [
      ['sign_in', {}, ['Email or phone', 'Password', 'Remember me']],
      ['otp_login', {}, ['Phone', 'Remember me']],
      ['user_info', { email: 'layla@errand.example' }, ['Name', 'Phone', 'Refer code optional']],
      ['phone_modal', { loginType: 'social' }, ['Phone']],
    ];
    for (const [view, about, fields] of asks) expect(labels(viewOf(view, about)), view).toEqual(fields);
    expect(labels(viewOf('sign_up')).slice(0, 6)).toEqual([
      'User name',
      'Refer code optional',
      'Email',
      'Phone',
      'Password',
      'Confirm password',
    ]);
    expect(viewOf('verify_phone', { phone: '+971501234567' })).toContain('autoComplete="one-time-code"');
    expect(textOf(viewOf('is_exist_user', { existing: LAYLA }))).toContain('Layla Haddad');
    // After a social sign-in, from any view.
    for (const view of ['sign_in', 'sign_up', 'otp_login'] as const)
      expect(nextView(view, { kind: 'phone_needed' })).toBe('phone_modal');
  });

  // Requirements: AUTH-57, AUTH-58.
  test('the first field of the sign-in asks for a country while a number is typed', () => {
    const asksForCountry = (typed: string) => viewOf('sign_in', { typed }).includes('aria-label="Country"');
    expect(asksForCountry('0501234567')).toBe(true);
    expect(asksForCountry('layla@errand.example')).toBe(false);
    expect(asksForCountry('')).toBe(false);
  });

  // Requirements: AUTH-70..74, AUTH-76..80.
  test('the fields of a response decide the view after a password and after a social account', () => {
    expect(viewAfter({})).toBe('finish');
    const open = { token: null };
    expect(viewAfter({ ...open, is_personal_info: 0 })).toBe('user_info');
    expect(viewAfter({ ...open, is_phone_verified: 0 })).toBe('verify_phone');
    expect(viewAfter({ ...open, is_email_verified: 0 })).toBe('verify_email');
    expect(viewAfter({ ...open, is_exist_user: LAYLA })).toBe('is_exist_user');
    expect(viewAfter({}, 'social_result')).toBe('finish');
    expect(viewAfter(open, 'social_result')).toBe('phone_modal');
    expect(viewAfter({ ...open, is_personal_info: 0 }, 'social_result')).toBe('user_info');
    expect(viewAfter({ ...open, is_exist_user: LAYLA }, 'social_result')).toBe('is_exist_user');
  });

  // Requirements: AUTH-17, AUTH-41, CONST-03, OTP-01, OTP-03, OTP-07, OTP-08, OTP-11, OTP-18.
  test('a sign-up that needs verification asks for 6 digits in six boxes, and for a minute offers no other code', () => {
    const view = viewAfter({ token: null, is_phone_verified: 0 }, 'login_result', 'sign_up');
    const html = viewOf(view, { phone: '+971501234567', signingUp: true });
    expect(textOf(html)).toContain('Enter the code');
    expect(html).toMatch(/<input[^>]*maxLength="6" name="reset_token"/);
    expect(html).toMatch(/<input[^>]*inputMode="numeric"/);
    expect(html).toMatch(/<input[^>]*type="hidden" name="phone" value="\+971501234567"/);
    expect(html.match(/<span aria-hidden="true"[^>]*><\/span>/g)).toHaveLength(6);
    expect(textOf(html)).toContain('Send again in 1:00');
    expect(html).toMatch(/<button[^>]*hidden=""[^>]*>Resend<\/button>/);
  });

  // Requirements: CONFIG-22, OTP-10.
  test('only the demo shows the code that it has sent', () => {
    const phone = '+971501234567';
    const sent = { messages: [{ code: '482913' }] };
    const stepOf = (demo: boolean) =>
      textOf(
        viewOf('verify_phone', { phone }, config({}, { demo }), [[[...queryKeys.demoInbox.of(phone)], sent]]),
      );
    expect(stepOf(true)).toContain('Demo: the code is 482913');
    expect(stepOf(false)).not.toContain('482913');
  });

  // Requirements: AUTH-115, AUTH-116, CONFIG-04, CONFIG-06.
  test('phone fields start with the configured country, which can be changed only while its picker is on', () => {
    const pickerOf = (html: string) => /<select[^>]*aria-label="Country"[^>]*>/.exec(html)?.[0];
    for (const first of ['sign_up', 'sign_in'] as const) {
      // Without password sign-in the first form asks for the phone of a code.
      const ways = { manual: first === 'sign_up' ? 1 : 0 };
      const shown = (picker: number) =>
        render(<AuthForms first={first} />, {
          config: config(ways, { country: 'EG', country_picker_status: picker }),
        });
      expect(shown(1), first).toContain('<span>+20</span>');
      expect(pickerOf(shown(1)), first).not.toContain('disabled');
      expect(pickerOf(shown(0)), first).toContain('disabled');
    }
    const off = config({}, { country_picker_status: 0 });
    expect(pickerOf(viewOf('sign_in', { typed: '0501234567' }, off))).toContain('disabled');
  });

  test('every field opens the matching keyboard of a phone', () => {
    const modesOf = (view: AuthView, about: Partial<About> = {}) =>
      [...viewOf(view, about).matchAll(/inputMode="(\w+)"/g)].map(([, mode]) => mode);
    expect(modesOf('sign_in')).toEqual(['email']);
    expect(modesOf('otp_login')).toEqual(['tel']);
    expect(modesOf('sign_up')).toEqual(['email', 'tel']);
    expect(modesOf('user_info', { phone: '+971501234567' })).toEqual(['email']);
    expect(modesOf('forgot_request')).toEqual(['email']);
    expect(modesOf('verify_phone', { phone: '+971501234567' })).toEqual(['numeric']);
  });

  test('placeholders contain no invisible direction marks', () => {
    const views: AuthView[] = ['sign_in', 'sign_up', 'forgot_request', 'forgot_reset'];
    const placeholders = views.flatMap((view) =>
      [...viewOf(view).matchAll(/placeholder="([^"]*)"/g)].map(([, text]) => text ?? ''),
    );
    expect(placeholders).toContain('Minimum 8 characters');
    expect(placeholders.filter((text) => /[\u2066-\u2069]/.test(text))).toEqual([]);
  });

  // Requirements: AUTH-19, CONFIG-01, CONFIG-03.
  test('the refer code field needs both wallet and referral earning enabled', () => {
    const shows = (customer_wallet_status: number, ref_earning_status: number) =>
      (['sign_up', 'user_info'] as const).map((view) =>
        viewOf(view, {}, config({}, { customer_wallet_status, ref_earning_status })).includes('Refer code'),
      );
    expect(shows(1, 1)).toEqual([true, true]);
    for (const [wallet, referral] of [
      [1, 0],
      [0, 1],
      [0, 0],
    ] as const)
      expect(shows(wallet, referral)).toEqual([false, false]);
  });

  // Requirements: AUTH-39.
  test('the terms are an unchecked checkbox of the sign-up form', () => {
    const [box = ''] = /<input[^>]*name="tandc"[^>]*>/.exec(viewOf('sign_up')) ?? [];
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain('checked');
    expect(viewOf('sign_up')).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });

  // Requirements: AUTH-65.
  test('the password placeholder says 8 while 6 characters are enough', () => {
    expect(viewOf('sign_in')).toMatch(/<input[^>]*placeholder="[^"]*Minimum 8 characters/);
    expect(checkSignIn({ identifier: 'a@b.co', password: '123456' })).toEqual({});
    expect(checkSignIn({ identifier: 'a@b.co', password: '12345' })).toEqual({ password: 'password_short' });
  });

  // Requirements: AUTH-84, AUTH-85.
  test('the profile step asks for a phone after an e-mail sign-in, and for an e-mail after a phone sign-in', () => {
    expect(labels(viewOf('user_info', { email: 'layla@errand.example' }))).toContain('Phone');
    expect(labels(viewOf('user_info', { email: 'layla@errand.example' }))).not.toContain('Email');
    expect(labels(viewOf('user_info', { phone: '+971501234567' }))).toContain('Email');
    expect(labels(viewOf('user_info', { phone: '+971501234567' }))).not.toContain('Phone');
  });

  // Requirements: AUTH-89, AUTH-90, AUTH-91.
  test('an existing account is shown with picture and name, with No and Yes', () => {
    const html = viewOf('is_exist_user', { existing: LAYLA });
    expect(textOf(html)).toContain('Layla Haddad');
    expect(html).toMatch(/<img src="\/media\/abc\/\d+\.webp"/);
    expect(textOf(html)).toContain(
      'It looks like the email you entered has already been used and has an existing account.',
    );
    expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) => textOf(text))).toEqual([
      'No',
      'Yes',
    ]);
    const unpictured = viewOf('is_exist_user', { existing: { ...LAYLA, image: null } });
    expect(unpictured).toMatch(/aria-hidden="true">L</);
  });

  // Requirements: FORGOT-07..09.
  test('without a channel for codes, Help & Support leads to its page', () => {
    const html = render(<Unavailable />);
    expect(textOf(html)).toContain('Sorry, Something Went Wrong');
    expect(html).toMatch(/<a[^>]*href="\/help-and-support"[^>]*>Help &amp; Support<\/a>/);
    const none = config({}, { is_sms_active: false, is_mail_active: false });
    expect(viewOf('forgot_request', {}, none)).toContain('href="/help-and-support"');
  });
});

describe('modes', () => {
  const on = (manual: number, otp: number, social: number): Ways => ({ manual, otp, social });
  const opens = (first: FirstView, ways: Ways, more: object = {}) =>
    render(<AuthForms first={first} />, { config: config(ways, more) });
  /** The labels of the dialog's controls. */
  function offered(html: string): string[] {
    const text = textOf(html);
    const signs: [string, boolean][] = [
      ['password', labels(html).includes('Password')],
      ['sign-up fields', labels(html).includes('User name')],
      ['phone for a code', text.includes('Send code')],
      [
        'way to a code',
        text.includes('Send me a one-time code instead') || html.includes('>Sign in with a code</button>'),
      ],
      ['social', text.includes('Google')],
      ['back', text.includes('Go Back')],
      ['switch', text.includes('Create an account') || text.includes('Have an account already?')],
      ['off', text.includes('Signing in is switched off right now.')],
    ];
    return signs.filter(([, there]) => there).map(([name]) => name);
  }

  const TABLE: [mode: string, ways: Ways, signIn: string[], signUp: string[]][] = [
    [
      'all',
      on(1, 1, 1),
      ['password', 'way to a code', 'social', 'switch'],
      ['password', 'sign-up fields', 'social', 'switch'],
    ],
    [
      'otp_manual',
      on(1, 1, 0),
      ['password', 'way to a code', 'switch'],
      ['password', 'sign-up fields', 'switch'],
    ],
    [
      'manual_social',
      on(1, 0, 1),
      ['password', 'social', 'switch'],
      ['password', 'sign-up fields', 'social', 'switch'],
    ],
    ['manual', on(1, 0, 0), ['password', 'switch'], ['password', 'sign-up fields', 'switch']],
    [
      'otp_social',
      on(0, 1, 1),
      ['phone for a code', 'social', 'back'],
      ['phone for a code', 'social', 'back'],
    ],
    ['otp', on(0, 1, 0), ['phone for a code'], ['phone for a code']],
    ['social', on(0, 0, 1), ['social'], ['social']],
    ['none', on(0, 0, 0), ['off'], ['off']],
  ];

  // Requirements: AUTH-45, CONFIG-14, CONFIG-15.
  test('every combination of the three flags shows exactly its sign-in methods', () => {
    for (const [mode, ways, signIn, signUp] of TABLE) {
      expect(offered(opens('sign_in', ways)), `${mode}: sign-in`).toEqual(signIn);
      expect(offered(opens('sign_up', ways)), `${mode}: sign-up`).toEqual(signUp);
    }
  });

  // Requirements: AUTH-56.
  test('the code view has a back button when there is another sign-in method', () => {
    const back = (ways: Ways) => viewOf('otp_login', {}, config(ways)).includes('Go Back');
    expect([on(1, 1, 1), on(1, 1, 0), on(0, 1, 1), on(0, 1, 0)].map(back)).toEqual([true, true, true, false]);
    // The sign-in view links back to the code.
    expect(offered(viewOf('sign_in', {}, config(on(0, 1, 1))))).toEqual(['way to a code', 'social']);
  });

  // Requirements: AUTH-54, CONFIG-16, CONFIG-17.
  test('Google, Facebook and Apple appear as each is enabled, Google and Facebook with a client id only', () => {
    const NAMES = ['google', 'facebook', 'apple'] as const;
    const flags = (which: readonly string[]) => ({
      centralize_login: {
        ...(config().centralize_login as object),
        ...Object.fromEntries(NAMES.map((name) => [`${name}_login_status`, which.includes(name) ? 1 : 0])),
      },
    });
    const shown = (which: readonly string[], lists: object = {}) => {
      const text = textOf(opens('sign_in', on(1, 1, 1), { ...flags(which), ...lists }));
      return NAMES.filter((name) =>
        text.includes(name === 'apple' ? 'Apple' : name.replace(/^./, (a) => a.toUpperCase())),
      );
    };
    for (const which of [[], ['google'], ['facebook'], ['apple'], ['google', 'apple'], NAMES])
      expect(shown(which)).toEqual(which);
    const entry = { login_medium: 'google' as const, status: true, client_id: 'google-id' };
    for (const google of [[], [{ ...entry, status: false }], [{ ...entry, client_id: '' }]])
      expect(shown(NAMES, { social_login: google })).toEqual(['apple']);
    expect(shown(NAMES, { social_login: [entry] })).toEqual(['google', 'apple']);
  });

  test('without sign-in methods, a text says that guests may order, if they may', () => {
    const guests = (guest_checkout_status: number) =>
      textOf(opens('sign_in', on(0, 0, 0), { guest_checkout_status })).includes('You can order as a guest.');
    expect([guests(1), guests(0)]).toEqual([true, false]);
  });
});
