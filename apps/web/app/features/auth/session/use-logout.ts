import { useText } from '@errand/client/i18n.tsx';
import { clearCart } from '@errand/contract/cart';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readSession } from '#platform/session/index.ts';
import { clearSession } from './personal-data.ts';
import { revokeToken } from './revoke-token.ts';

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
