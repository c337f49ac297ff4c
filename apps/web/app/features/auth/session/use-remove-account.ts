import { useText } from '@errand/client/i18n.tsx';
import { removeAccount } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readSession } from '#platform/session/index.ts';
import { toastFirstError } from '../error-toasts.ts';
import type { Confirmed } from '../identity/use-identity.tsx';
import { accountGone } from './account-gone.ts';

/**
 * Deletes the account, signs out and navigates to the landing page. `confirmed` confirms the identity if the server
 * requires it.
 */
export function useRemoveAccount(confirmed: Confirmed) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => confirmed(() => api.call(removeAccount, {})),
    onSuccess: (response) => {
      toastDone(response.message, { id: 'auth' });
      void navigate(accountGone(client));
    },
    // The expired-token handler already reports a lost session.
    onError: (error) => {
      if (readSession().token) toastFirstError(error, t('auth.offline'));
    },
  });
}
