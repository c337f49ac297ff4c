import type { SignInAnswer } from '@errand/contract/auth';
import { afterLogin } from '@errand/domain/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { readSession, saveSession } from '#platform/session/index.ts';
import { toastDone } from '#ui/toast.tsx';
import { welcomePerson } from './personal-data.ts';

const DROPPED_MS = 8000;

/**
 * The end of every way to sign in: keeps the token, asks for the cart, profile and addresses of the account, says so
 * and closes the dialog by going on to the interests, or home, with the way back to an order under way. What the guest's
 * cart lost in the merge is named.
 */
export function useSignInFinish() {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (answer: SignInAnswer, kind: 'sign-in' | 'sign-up'): void => {
    saveSession({ token: answer.token });
    welcomePerson(client);
    toastDone(t(kind === 'sign-in' ? 'auth.signedIn' : 'auth.signedUp'), { id: 'auth' });
    const dropped = answer.dropped_cart_lines;
    if (dropped.length > 0) {
      toastDone(t('auth.dropped', { items: dropped.join(t('auth.separator')) }), {
        id: 'dropped',
        durationMs: DROPPED_MS,
      });
    }
    const { zoneIds, module } = readSession();
    const target = afterLogin({
      hasZone: zoneIds.length > 0,
      moduleType: module?.module_type ?? null,
      onForgotPassword: window.location.pathname === '/forgot-password',
    });
    void navigate(target, { replace: true, state: { order: orderUnderWay(window.location) } });
  };
}

/** The checkout that a sign-in began at, without the dialog; the page after it shows the way back. */
function orderUnderWay({ pathname, search }: Location): string | null {
  if (pathname !== '/checkout') return null;
  const query = new URLSearchParams(search);
  query.delete('auth');
  return `${pathname}?${query}`;
}
