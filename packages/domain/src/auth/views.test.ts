import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUTH_TRANSITIONS, type AuthView, nextLoginStep, nextSocialStep, nextView } from './index.ts';

describe('state machine of the dialog', () => {
  const results = fc.record({
    hasToken: fc.boolean(),
    hasPersonalInfo: fc.boolean(),
    hasExistingUser: fc.boolean(),
    phoneVerified: fc.boolean(),
    emailVerified: fc.boolean(),
  });

  test('a response leads to the same view from every view that accepts it, and changes no other view', () => {
    fc.assert(
      fc.property(results, (result) => {
        const next = nextLoginStep(result);
        for (const view of Object.keys(AUTH_TRANSITIONS) as AuthView[])
          expect(nextView(view, { kind: 'login_result', result })).toBe(
            'login_result' in AUTH_TRANSITIONS[view] ? next : view,
          );
        expect(next !== 'finish' || (result.phoneVerified && result.emailVerified)).toBe(true);
        const social = nextSocialStep(result);
        for (const view of Object.keys(AUTH_TRANSITIONS) as AuthView[]) {
          const accepts = 'social_result' in AUTH_TRANSITIONS[view];
          expect(nextView(view, { kind: 'social_result', result })).toBe(accepts ? social : view);
        }
      }),
    );
  });

  test('social responses are accepted on sign-in, on sign-up and in the steps that ask for an account', () => {
    const accepting = Object.keys(AUTH_TRANSITIONS).filter(
      (view) => 'social_result' in AUTH_TRANSITIONS[view as AuthView],
    );
    expect(accepting).toEqual(['sign_in', 'sign_up', 'otp_login', 'phone_modal', 'is_exist_user']);
  });

  test('the entry views lead to sign-in, sign-up, code and forgot password', () => {
    for (const view of ['sign_in', 'sign_up', 'otp_login'] as const) {
      expect(nextView(view, { kind: 'to_sign_in' })).toBe('sign_in');
      expect(nextView(view, { kind: 'to_sign_up' })).toBe('sign_up');
      expect(nextView(view, { kind: 'to_code' })).toBe('otp_login');
      expect(nextView(view, { kind: 'to_forgot' })).toBe('forgot_request');
    }
  });

  // Requirements: AUTH-81.
  test('a social sign-in without an email opens the phone step from every entry view', () => {
    expect(nextView('sign_in', { kind: 'phone_needed' })).toBe('phone_modal');
    expect(nextView('sign_up', { kind: 'phone_needed' })).toBe('phone_modal');
    expect(nextView('otp_login', { kind: 'phone_needed' })).toBe('phone_modal');
  });

  test('a code that was sent earlier leads to its field from every form that requests one', () => {
    for (const view of ['otp_login', 'phone_modal'] as const)
      expect(nextView(view, { kind: 'code_sent' }), view).toBe('verify_phone');
  });

  // Requirements: FORGOT-02.
  test('forgot password has the steps request, code and new password, and none can be skipped', () => {
    const events = ['code_sent', 'code_verified', 'password_set'] as const;
    const views = ['forgot_request', 'forgot_verify', 'forgot_reset'] as const;
    for (const [at, view] of views.entries())
      for (const [step, kind] of events.entries())
        expect(nextView(view, { kind })).toBe(step === at ? (views[at + 1] ?? 'forgot_done') : view);
  });

  test('back leads from the steps of forgot password to the request, and from every other view to sign-in', () => {
    for (const view of Object.keys(AUTH_TRANSITIONS) as AuthView[]) {
      if (!('back' in AUTH_TRANSITIONS[view])) continue;
      const isStep = view === 'forgot_verify' || view === 'forgot_reset';
      expect(nextView(view, { kind: 'back' }), view).toBe(isStep ? 'forgot_request' : 'sign_in');
    }
  });

  test('every view of the dialog leads back to sign-in', () => {
    for (const view of Object.keys(AUTH_TRANSITIONS) as AuthView[]) {
      if (view === 'finish' || view === 'sign_in') continue;
      let at: AuthView = view;
      for (let n = 0; n < 3 && at !== 'sign_in'; n += 1)
        at = nextView(at, { kind: 'to_sign_in' in AUTH_TRANSITIONS[at] ? 'to_sign_in' : 'back' });
      expect(at, view).toBe('sign_in');
    }
  });
});
