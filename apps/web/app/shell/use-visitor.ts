import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestGuestIdQuietly } from '#platform/api/guest.ts';
import { markSignedIn, STORAGE, useSession } from '#platform/session/index.ts';

/**
 * Who is here. Without a token there is a guest id, asked for once and kept; the root carries the mark of a customer;
 * and when another tab signs in or out, nothing of the person before stays on this page.
 */
export function useVisitor(): void {
  const { token } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    markSignedIn(token !== null);
    if (token === null) requestGuestIdQuietly();
  }, [token]);
  useEffect(() => {
    const forget = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === null || (key === STORAGE.token && oldValue !== newValue)) void client.resetQueries();
    };
    window.addEventListener('storage', forget);
    return () => window.removeEventListener('storage', forget);
  }, [client]);
}
