import type { SignInResponse } from '@errand/contract/auth-fields';
import {
  type AuthEvent,
  type AuthView,
  type LoginResult,
  type LoginType,
  nextView,
  type PasswordResetMethod,
  type SocialProvider,
} from '@errand/domain/auth';
import type { CountryCode } from '@errand/ui/forms/phone-field.tsx';
import { useReducer } from 'react';
import { useSignInFinish } from './use-sign-in-finish.ts';

/** State shared by the views of the dialog. */
export type About = {
  loginType: LoginType;
  /** The typed e-mail or phone, kept across views. */
  typed: string;
  /** E.164; null until known. */
  phone: string | null;
  email: string | null;
  name: string;
  remember: boolean;
  existing: SignInResponse['is_exist_user'];
  /** The provider's proof, sent again by later steps. */
  social: { medium: SocialProvider; token: string; unique_id: string } | null;
  /** The Firebase session of the code. */
  sessionInfo: string | null;
  forgot: { method: PasswordResetMethod; to: string; code: string } | null;
  /** Whether the flow started on the sign-up form. */
  signingUp: boolean;
};

/** The state of a new flow. */
export const NEW_FLOW: About = {
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

/** Maps a sign-in response to the domain's step input. */
export function readResponse(response: SignInResponse): LoginResult {
  return {
    hasToken: response.token !== null,
    hasPersonalInfo: response.is_personal_info === 1,
    hasExistingUser: response.is_exist_user !== null,
    phoneVerified: response.is_phone_verified === 1,
    emailVerified: response.is_email_verified === 1,
  };
}

/** The dialog's state machine; the domain's transition table decides the next view. */
export function useAuthFlow(first: AuthView, typed: string) {
  const finish = useSignInFinish();
  const [state, dispatch] = useReducer(reduce, { view: first, about: { ...NEW_FLOW, typed } });
  const { view, about } = state;

  function go(event: AuthEvent, more: Partial<About> = {}): void {
    dispatch({ event, about: more });
  }

  /** Applies a server response: the next view or the end of the flow. */
  function handleResponse(
    response: SignInResponse,
    more: Partial<About> = {},
    kind: 'login_result' | 'social_result' = 'login_result',
  ): void {
    const event = { kind, result: readResponse(response) };
    const next = { ...about, ...more };
    if (nextView(view, event) === 'finish') return finish(response, next.signingUp ? 'sign-up' : 'sign-in');
    go(event, {
      ...more,
      existing: response.is_exist_user,
      email: response.email,
      phone: response.phone ?? more.phone ?? about.phone,
    });
  }

  return { view, about, go, handleResponse };
}

export type AuthFlow = ReturnType<typeof useAuthFlow> & {
  country: CountryCode;
  setCountry: (country: CountryCode) => void;
};
