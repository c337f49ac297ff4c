import { ApiError } from '@errand/contract';
import { getCustomerInfo } from '@errand/contract/customer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { saveSession, useSession } from '#platform/session/index.ts';
import { toastError } from '#ui/toast.tsx';
import { forgetPerson } from './personal-data.ts';

/** The signed-in customer; `customer` is null for guests and until it is known. */
export function useCustomer() {
  const { token } = useSession();
  const query = useQuery({
    queryKey: ['customer'],
    queryFn: () => api.call(getCustomerInfo, {}),
    enabled: token !== null,
    staleTime: 60_000,
  });
  return {
    signedIn: token !== null,
    customer: (token && query.data) || null,
    loading: query.isLoading,
    error: query.error,
  };
}

/** A token that the server no longer takes signs the visitor out (specification 001 §8). */
export function useExpiredSession(error: Error | null): void {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const expired = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (!expired) return;
    saveSession({ token: null });
    forgetPerson(client);
    toastError(t('auth.expired'));
    void navigate('/home');
  }, [expired, client, navigate, t]);
}
