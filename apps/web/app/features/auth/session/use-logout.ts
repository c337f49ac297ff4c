import { useText } from '@errand/client/i18n.tsx';
import { logout } from '@errand/contract/auth';
import { clearCart } from '@errand/contract/cart';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { requestGuestIdQuietly } from '#platform/api/guest.ts';
import { closeStreams } from '#platform/live.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { clearVisitor, readSession, saveSession } from '#platform/session/index.ts';
import { clearPersonalData } from './personal-data.ts';

const LOGOUT_MS = 500;

/**
 * Ends the session in the browser and on the server and navigates home. Clears the guest cart, the guest id and the
 * address, so that the next person at this browser does not see them.
 */
export function useLogout(done: () => void) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      closeStreams();
      const ended = api.call(logout, {}).catch(() => null);
      await Promise.all([ended, new Promise((resolve) => setTimeout(resolve, LOGOUT_MS))]);
      saveSession({ token: null });
      const { guestId, module } = readSession();
      if (guestId && module) await api.call(clearCart, { query: guestField() }).catch(() => null);
      clearVisitor();
      requestGuestIdQuietly();
    },
    onSuccess: () => {
      clearPersonalData(client);
      done();
      toastDone(t('auth.loggedOut'), { id: 'auth' });
      void navigate('/home');
    },
  });
}
