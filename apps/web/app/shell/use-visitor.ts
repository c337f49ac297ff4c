import { readStoredText } from '@errand/client/storage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { requestGuestIdQuietly } from '#platform/api/guest.ts';
import { markSignedIn, PUSH_DEVICE, refreshSession, STORAGE, useSession } from '#platform/session/index.ts';

/**
 * Identifies the visitor: ensures a guest id without a token, marks the root element for customers, moves the push messages of
 * this browser to them, and clears personal data when another tab signs in or out.
 */
export function useVisitor(): void {
  const { token, guestId } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    markSignedIn(token !== null);
    if (token === null) requestGuestIdQuietly();
    if (token ?? guestId) renewPushQuietly();
  }, [token, guestId]);
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

/** Loads its code only for visitors who have turned push messages on. A failure is logged; the next page tries again. */
function renewPushQuietly(): void {
  if (readStoredText('local', PUSH_DEVICE) === null || Notification.permission !== 'granted') return;
  import('#features/notifications/push/push-device.ts')
    .then(({ renewPush }) => renewPush())
    .catch((error: Error) => console.warn('push', error.message));
}
