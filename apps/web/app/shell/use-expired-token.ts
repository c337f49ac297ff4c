import { useText } from '@errand/client/i18n.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
        void client.resetQueries();
        toastError(t('auth.expired'));
        void navigate('/home');
      }),
    [client, navigate, t],
  );
}
