import { useText } from '@errand/client/i18n.tsx';
import { logout } from '@errand/contract/auth';
import { clearCart } from '@errand/contract/cart';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { signedWrites } from '#platform/api/signed-calls.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readSession } from '#platform/session/index.ts';
import { clearSession } from './personal-data.ts';

const LOGOUT_MS = 500;

/**
 * Ends the session in the browser, then on the server, and navigates home. Clears the guest cart, the guest id and the
 * address, so that the next person at this browser does not see them.
 */
export function useLogout(done: () => void) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, LOGOUT_MS));
      const { token, guestId, module } = readSession();
      clearSession(client);
      done();
      void navigate('/home');
      await Promise.all([
        guestId && module && api.call(clearCart, { query: { guest_id: guestId } }).catch(() => null),
        token && revokeToken(token),
      ]);
    },
    onSuccess: () => toastDone(t('auth.loggedOut'), { id: 'auth' }),
  });
}

/** Other tabs have noticed by then that the token was removed. */
const OTHER_TABS_MS = 250;
/** A write without a response does not delay the revocation beyond this. */
const LONGEST_MS = 5000;

/**
 * Revokes a token that this browser has removed. The server gets it last, so that it rejects no call of this browser.
 * Resolves without a network too; the session then ends by its age.
 */
async function revokeToken(token: string): Promise<void> {
  await Promise.all([wait(OTHER_TABS_MS), Promise.race([signedWrites(), wait(LONGEST_MS)])]);
  await api.call(logout, {}, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
