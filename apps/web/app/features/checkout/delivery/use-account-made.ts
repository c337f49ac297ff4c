import { useText } from '@errand/client/i18n.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSignInHere } from '#features/auth/index.ts';
import type { OrderBody } from '../order-request.ts';

const LONG_MS = 10_000;

/**
 * After an order that created an account: signs in to it on this device, or says that a verification or a sign-in is
 * still needed.
 */
export function useAccountMade() {
  const t = useText();
  const signIn = useSignInHere();
  return async ({ create_new_user, contact_person_email: email, password }: OrderBody): Promise<void> => {
    if (create_new_user !== 1 || !email || !password) return;
    const outcome = await signIn(email, password);
    if (outcome.kind === 'in') return toastDone(t('checkout.accountMade'), { id: 'auth' });
    const text =
      outcome.kind === 'verify'
        ? t('checkout.accountVerify', { to: isolate(outcome.to) })
        : t('checkout.accountSignIn');
    toastDone(text, { id: 'auth', durationMs: LONG_MS });
  };
}
