import { useText } from '@errand/client/i18n.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { onExpiredToken } from '#platform/api/expired-token.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';

/** Handles an expired token: clears personal data and leads home. */
export function useExpiredToken(): void {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      onExpiredToken(() => {
        // Renders the loss of the token first, so that queries of the customer are not refetched.
        flushSync(() => {});
        void client.resetQueries();
        toastError(t('auth.expired'));
        void navigate('/home');
      }),
    [client, navigate, t],
  );
}
