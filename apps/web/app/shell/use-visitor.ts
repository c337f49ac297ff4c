import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { requestGuestIdQuietly } from '#platform/api/guest.ts';
import { markSignedIn, refreshSession, STORAGE, useSession } from '#platform/session/index.ts';

/**
 * Identifies the visitor: ensures a guest id without a token, marks the root element for customers, and clears
 * personal data when another tab signs in or out.
 */
export function useVisitor(): void {
  const { token } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    markSignedIn(token !== null);
    if (token === null) requestGuestIdQuietly();
  }, [token]);
  useEffect(() => {
    const resetForToken = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== null && (key !== STORAGE.token || oldValue === newValue)) return;
      // Queries of the former visitor are removed first, so that they are not refetched.
      flushSync(refreshSession);
      void client.resetQueries();
    };
    window.addEventListener('storage', resetForToken);
    return () => window.removeEventListener('storage', resetForToken);
  }, [client]);
}
