import { login } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { useStartSession } from '../session/use-start-session.ts';
import { passwordLogin } from './sign-in-request.ts';

/** The outcome: signed in, a code was sent (`to`), or failed. */
export type SignInOutcome = { kind: 'in' | 'failed' } | { kind: 'verify'; to: string };

/**
 * Signs in to a just created account without a form or navigation. Never throws, because the order stands either way.
 */
export function useInPlaceSignIn() {
  const startSession = useStartSession();
  return async (identifier: string, password: string): Promise<SignInOutcome> => {
    const body = passwordLogin({ identifier, password, remember: true }, readSession().guestId);
    const response = await api.call(login, { body }).catch(() => null);
    if (response?.token) startSession(response);
    return toSignInOutcome(response);
  };
}

/** Classifies the response; null is a failure. */
export function toSignInOutcome(response: SignInResponse | null): SignInOutcome {
  if (response?.token) return { kind: 'in' };
  const to = response && (response.is_phone_verified === 0 ? response.phone : response.email);
  return to ? { kind: 'verify', to } : { kind: 'failed' };
}
