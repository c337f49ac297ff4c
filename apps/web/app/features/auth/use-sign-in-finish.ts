import type { SignInAnswer } from '@errand/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { saveSession } from '#platform/session/index.ts';
import { toastDone, toastError } from '#ui/toast.tsx';
import { forgetPerson } from './personal-data.ts';

const DROPPED_MS = 8000;

/**
 * The end of every way to sign in: keeps the token, asks for the cart, profile and addresses of the account, says so
 * and closes the dialog. What the guest's cart lost in the merge is named.
 */
export function useSignInFinish() {
  const t = useText();
  const client = useQueryClient();
  const { close } = useOverlay('auth');
  return (answer: SignInAnswer, kind: 'sign-in' | 'sign-up'): void => {
    if (!answer.token) return toastError(t('auth.unverified'));
    saveSession({ token: answer.token });
    forgetPerson(client);
    toastDone(t(kind === 'sign-in' ? 'auth.signedIn' : 'auth.signedUp'), { id: 'auth' });
    const dropped = answer.dropped_cart_lines;
    if (dropped.length > 0) {
      toastDone(t('auth.dropped', { items: dropped.join(t('auth.separator')) }), {
        id: 'dropped',
        durationMs: DROPPED_MS,
      });
    }
    void close();
  };
}
