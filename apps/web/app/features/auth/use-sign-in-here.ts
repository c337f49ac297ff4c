import { login, type SignInResponse } from '@errand/contract/auth';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { passwordLogin } from './sign-in-request.ts';
import { useWelcome } from './use-welcome.ts';

/** What came of it: signed in, a code was sent that has to be typed first (where to), or it did not work. */
export type SignedInHere = { kind: 'in' | 'failed' } | { kind: 'verify'; to: string };

/**
 * Signs in with an account that was made a moment ago, without a form and without leaving the page: what this guest
 * ordered becomes the account's. Never throws, since what was done before stands anyway.
 */
export function useSignInHere() {
  const welcome = useWelcome();
  return async (identifier: string, password: string): Promise<SignedInHere> => {
    const body = passwordLogin({ identifier, password, remember: true }, readSession().guestId);
    const answer = await api.call(login, { body }).catch(() => null);
    if (answer?.token) welcome(answer);
    return signedInHere(answer);
  };
}

/** How an answer to such a sign-in reads; null is none. */
export function signedInHere(answer: SignInResponse | null): SignedInHere {
  if (answer?.token) return { kind: 'in' };
  const to = answer && (answer.is_phone_verified === 0 ? answer.phone : answer.email);
  return to ? { kind: 'verify', to } : { kind: 'failed' };
}
