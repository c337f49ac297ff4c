import { useText } from '@errand/client/i18n.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onExpiredToken } from '#platform/api/expired-token.ts';

/** Whatever call found the token refused: nothing personal stays on the page, and the way goes home (001 §8). */
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
