import type { SignInResponse } from '@errand/contract/auth';
import {
  type AuthEvent,
  type AuthView,
  type ForgotMethod,
  type LoginResult,
  nextView,
} from '@errand/domain/auth';
import type { CountryCode } from '@errand/ui/phone-field.tsx';
import { useReducer } from 'react';
import { useSignInFinish } from './use-sign-in-finish.ts';

/** What the views hand on to each other. */
export type About = {
  loginType: 'manual' | 'otp' | 'social';
  /** What was typed as e-mail or phone; it follows from view to view. */
  typed: string;
  /** E.164, once it is known. */
  phone: string | null;
  email: string | null;
  name: string;
  remember: boolean;
  existing: SignInResponse['is_exist_user'];
  /** What the provider gave; the later steps send it again. */
  social: { medium: 'google' | 'facebook' | 'apple'; token: string; unique_id: string } | null;
  /** The session of the identity provider that a code belongs to. */
  sessionInfo: string | null;
  forgot: { method: ForgotMethod; to: string; code: string } | null;
  /** Whether the sign-in began on the sign-up form. */
  signingUp: boolean;
};

/** A flow that has just begun. */
export const NOTHING: About = {
  loginType: 'manual',
  typed: '',
  phone: null,
  email: null,
  name: '',
  remember: true,
  existing: null,
  social: null,
  sessionInfo: null,
  forgot: null,
  signingUp: false,
};

type State = { view: AuthView; about: About };
type Action = { event: AuthEvent; about: Partial<About> };

function reduce(state: State, { event, about }: Action): State {
  return { view: nextView(state.view, event), about: { ...state.about, ...about } };
}

/** How the steps of the domain read the answer of the wire. */
export function readResponse(answer: SignInResponse): LoginResult {
  return {
    hasToken: answer.token !== null,
    hasPersonalInfo: answer.is_personal_info === 1,
    hasExistingUser: answer.is_exist_user !== null,
    phoneVerified: answer.is_phone_verified === 1,
    emailVerified: answer.is_email_verified === 1,
  };
}

/** The dialog's state machine: the table of the domain decides every next view. */
export function useAuthFlow(first: AuthView, typed: string) {
  const finish = useSignInFinish();
  const [state, dispatch] = useReducer(reduce, { view: first, about: { ...NOTHING, typed } });
  const { view, about } = state;

  function go(event: AuthEvent, more: Partial<About> = {}): void {
    dispatch({ event, about: more });
  }

  /** An answer of the server: the next view, or the end. */
  function answered(
    answer: SignInResponse,
    more: Partial<About> = {},
    kind: 'answer' | 'social_answer' = 'answer',
  ): void {
    const event = { kind, answer: readResponse(answer) };
    const next = { ...about, ...more };
    if (nextView(view, event) === 'finish') return finish(answer, next.signingUp ? 'sign-up' : 'sign-in');
    go(event, {
      ...more,
      existing: answer.is_exist_user,
      email: answer.email,
      phone: answer.phone ?? more.phone ?? about.phone,
    });
  }

  return { view, about, go, answered };
}

export type AuthFlow = ReturnType<typeof useAuthFlow> & {
  country: CountryCode;
  setCountry: (country: CountryCode) => void;
};
