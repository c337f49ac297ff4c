import { type LoginResult, nextLoginStep, nextSocialStep, type Step } from './steps.ts';

/** The views of the auth dialog. `finish` closes it; `forgot_done` closes it without a session. */
export type AuthView =
  | 'sign_in'
  | 'otp_login'
  | 'sign_up'
  | 'forgot_request'
  | 'forgot_verify'
  | 'forgot_reset'
  | 'forgot_done'
  | Step;

/** Events of the dialog: responses of the server and actions of the visitor. */
export type AuthEvent =
  | { kind: 'login_result'; result: LoginResult }
  | { kind: 'social_result'; result: LoginResult }
  /** A social sign-in failed with the code `email`: the provider returned no email [AUTH-81]. */
  | { kind: 'phone_needed' }
  | { kind: 'to_sign_in' | 'to_sign_up' | 'to_code' | 'to_forgot' | 'back' }
  | { kind: 'code_sent' | 'code_verified' | 'password_set' };

type Target = AuthView | 'by_login_result' | 'by_social_result';

const ENTRY_TRANSITIONS = {
  login_result: 'by_login_result',
  social_result: 'by_social_result',
  phone_needed: 'phone_modal',
  to_sign_in: 'sign_in',
  to_sign_up: 'sign_up',
  to_code: 'otp_login',
  to_forgot: 'forgot_request',
} as const;

/** State machine of the dialog: view, event, next view. Other events do not change the view. */
export const AUTH_TRANSITIONS: Record<AuthView, Partial<Record<AuthEvent['kind'], Target>>> = {
  sign_in: ENTRY_TRANSITIONS,
  sign_up: ENTRY_TRANSITIONS,
  otp_login: { ...ENTRY_TRANSITIONS, code_sent: 'verify_phone', back: 'sign_in' },
  verify_phone: { login_result: 'by_login_result', back: 'sign_in' },
  verify_email: { login_result: 'by_login_result', back: 'sign_in' },
  phone_modal: {
    login_result: 'by_login_result',
    social_result: 'by_social_result',
    code_sent: 'verify_phone',
    back: 'sign_in',
  },
  user_info: { login_result: 'by_login_result', back: 'sign_in' },
  is_exist_user: { login_result: 'by_login_result', social_result: 'by_social_result', back: 'sign_in' },
  forgot_request: { code_sent: 'forgot_verify', back: 'sign_in' },
  forgot_verify: { code_verified: 'forgot_reset', back: 'forgot_request' },
  forgot_reset: { password_set: 'forgot_done', back: 'forgot_request' },
  forgot_done: { to_sign_in: 'sign_in' },
  finish: {},
};

/** The view after an event. */
export function nextView(view: AuthView, event: AuthEvent): AuthView {
  const target = AUTH_TRANSITIONS[view][event.kind];
  if (target === undefined) return view;
  if (target === 'by_login_result') return 'result' in event ? nextLoginStep(event.result) : view;
  if (target === 'by_social_result') return 'result' in event ? nextSocialStep(event.result) : view;
  return target;
}
