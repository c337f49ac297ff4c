import { useText } from '@errand/client/i18n.tsx';
import { signOut } from '@errand/contract/console/staff/session';
import { plainApi } from '#platform/api.ts';
import { toastApiError } from '#platform/api-error.ts';
import { unsubscribePush } from '#platform/push-browser.ts';
import { setSession } from '#platform/session.ts';

/**
 * Ends the session here and on the server. Also ends this browser's push subscription, because someone else may use
 * the browser next.
 */
export function useSignOut(): () => void {
  const t = useText();
  return () => {
    plainApi.call(signOut, {}).then(
      () => {
        unsubscribePush().catch(() => {});
        setSession(null);
      },
      (error: unknown) => toastApiError(error, t),
    );
  };
}
