import type { Translate } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { toastError } from '@errand/ui/toast.tsx';

/**
 * Shows a failed call as toasts: each error of a list on its own, any other message under one shared id. An expired
 * token is reported elsewhere, and a call that was aborted, as at a sign-out, not at all.
 */
export function toastApiError(error: unknown, t: Translate): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!(error instanceof ApiError)) return toastError(t('ui.offline'));
  if (error.status === 401) return;
  const [first, ...more] = error.errors;
  toastError(first?.message ?? error.message);
  for (const { code, message } of more) toastError(message, { id: `error ${code} ${message}` });
}

/** The error text of a failed call. */
export function errorMessage(error: unknown, t: Translate): string {
  return error instanceof ApiError ? error.message : t('ui.offline');
}
