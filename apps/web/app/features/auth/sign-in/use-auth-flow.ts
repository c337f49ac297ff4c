import { useText } from '@errand/client/i18n.tsx';
import type { SignInResponse } from '@errand/contract/auth-fields';
import {
  type AuthEvent,
  type AuthView,
  type LoginResult,
  type LoginType,
  nextView,
  type PasswordResetMethod,
  pathAfterLogin,
  type SocialProvider,
} from '@errand/domain/auth';
import type { CountryCode } from '@errand/ui/forms/phone-field.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useReducer } from 'react';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { withoutOverlays } from '#platform/page-address.ts';
import { readSession } from '#platform/session/index.ts';
import { useStartSession } from '../session/use-start-session.ts';
import { useStepHistory } from './use-step-history.ts';

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
  /** Whether the code that is asked for was sent by an earlier request. */
  isCodeEarlier: boolean;
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
  isCodeEarlier: false,
  forgot: null,
  signingUp: false,
};

type State = { view: AuthView; about: About };
/** A view is restored by the browser's Back and Forward. */
type Action = { event: AuthEvent; about: Partial<About> } | { restored: AuthView };

function reduce(state: State, action: Action): State {
  if ('restored' in action) return { ...state, view: action.restored };
  const { event, about } = action;
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
  const leaveSteps = useStepHistory(view, (restored) => dispatch({ restored }));

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
    if (nextView(view, event) === 'finish') {
      return void leaveSteps().then(() => finish(response, next.signingUp ? 'sign-up' : 'sign-in'));
    }
    go(event, {
      isCodeEarlier: false,
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

/** Props of every view of the dialog. */
export type StepProps = { flow: AuthFlow };

/**
 * The end of every sign-in: loads personal data, confirms it with a toast and leads to the interests, home, or the
 * order under way.
 */
function useSignInFinish() {
  const t = useText();
  const startSession = useStartSession();
  const navigate = useNavigate();
  return (response: SignInResponse, kind: 'sign-in' | 'sign-up'): void => {
    startSession(response);
    toastDone(t(kind === 'sign-in' ? 'auth.signedIn' : 'auth.signedUp'), { id: 'auth' });
    const { zoneIds, module } = readSession();
    const target = pathAfterLogin({
      hasZone: zoneIds.length > 0,
      moduleType: module?.module_type ?? null,
      onForgotPassword: window.location.pathname === '/forgot-password',
    });
    const order = orderUnderWay(window.location);
    // Continues a parcel or trip at once: their modules have no interests page, which would link back to the order.
    const next = order && !order.startsWith(CHECKOUT) ? order : target;
    void navigate(next, { replace: true, state: { order } });
  };
}

const CHECKOUT = '/checkout';
const BOOKINGS = ['/parcel/booking', '/rental/booking'];

/** The checkout or booking at which the sign-in started, without the dialog's parameters. */
function orderUnderWay({ pathname, search }: Location): string | null {
  if (pathname !== CHECKOUT && !BOOKINGS.includes(pathname)) return null;
  return `${pathname}?${withoutOverlays(new URLSearchParams(search))}`;
}
