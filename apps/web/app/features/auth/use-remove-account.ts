import { useText } from '@errand/client/i18n.tsx';
import { removeAccount } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { accountGone } from './account-gone.ts';
import { toastFirstError } from './field-errors.ts';

/** Deletes the account; then nobody is signed in here any more, and the way leads to the start (000 §4). */
export function useRemoveAccount() {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.call(removeAccount, {}),
    onSuccess: (answer) => {
      toastDone(answer.message, { id: 'auth' });
      void navigate(accountGone(client));
    },
    // That nobody is signed in any more is said once, elsewhere.
    onError: (error) => {
      if (readSession().token) toastFirstError(error, t('auth.offline'));
    },
  });
}
