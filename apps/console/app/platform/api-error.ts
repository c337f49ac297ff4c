import type { Translate } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { toastError } from '@errand/ui/toast.tsx';
import { StepUpCanceled } from './step-up.ts';

/** The server's text of a rejection, or a text that the server was not reached. */
export function errorMessage(error: unknown, t: Translate): string {
  return error instanceof ApiError ? error.message : t('ui.offline');
}

/** Shows why a change failed, unless the member canceled it. */
export function toastApiError(error: unknown, t: Translate): void {
  if (!(error instanceof StepUpCanceled)) toastError(errorMessage(error, t));
}
