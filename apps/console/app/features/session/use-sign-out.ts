import { useText } from '@errand/client/i18n.tsx';
import { unsubscribePush } from '@errand/client/push-browser.ts';
import { toastApiError } from '#platform/api-error.ts';
import { endSession } from '#platform/end-session.ts';

/** Signs out. Also ends this browser's push subscription, because someone else may use the browser next. */
export function useSignOut(): () => void {
  const t = useText();
  return () => {
    endSession().then(
      () => {
        unsubscribePush().catch(() => {});
      },
      (error: unknown) => toastApiError(error, t),
    );
  };
}
