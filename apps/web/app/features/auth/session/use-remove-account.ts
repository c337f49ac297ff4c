import { useText } from '@errand/client/i18n.tsx';
import { removeAccount } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { toastFirstError } from '../error-toasts.ts';
import { accountGone } from './account-gone.ts';

/** Deletes the account, signs out and leads to the landing page. */
export function useRemoveAccount() {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.call(removeAccount, {}),
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
