import { login } from '@errand/contract/auth';
import { type SignInResponse } from '@errand/contract/auth-fields';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { useWelcome } from '../session/use-welcome.ts';
import { passwordLogin } from './sign-in-request.ts';

/** The outcome: signed in, a code was sent (`to`), or failed. */
export type SignedInHere = { kind: 'in' | 'failed' } | { kind: 'verify'; to: string };

/**
 * Signs in to a just created account without a form or navigation; the guest's orders move to the account. Never
 * throws, because the order stands either way.
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

/** Classifies the response; null is a failure. */
export function signedInHere(answer: SignInResponse | null): SignedInHere {
  if (answer?.token) return { kind: 'in' };
  const to = answer && (answer.is_phone_verified === 0 ? answer.phone : answer.email);
  return to ? { kind: 'verify', to } : { kind: 'failed' };
}
