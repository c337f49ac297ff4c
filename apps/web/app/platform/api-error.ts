import type { Translate } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { toastError } from '@errand/ui/toast.tsx';

/**
 * Says what went wrong with a call that has no place of its own for it (001 §8). An answer with a list of errors says
 * each of them; any other says its message under the one id of errors. A refused token is said once, elsewhere.
 */
export function toastApiError(error: unknown, t: Translate): void {
  if (!(error instanceof ApiError)) return toastError(t('ui.offline'));
  if (error.status === 401) return;
  const [first, ...more] = error.errors;
  toastError(first?.message ?? error.message);
  for (const { code, message } of more) toastError(message, { id: `error ${code} ${message}` });
}

/** What a failed call says, for where that has a place of its own. */
export function errorMessage(error: unknown, t: Translate): string {
  return error instanceof ApiError ? error.message : t('ui.offline');
}
