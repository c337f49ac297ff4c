import { ApiError } from '@errand/contract';
import { toastError } from '@errand/ui/toast.tsx';

/** Shows every error of a response as a toast of its own. */
export function toastErrors(error: unknown, offline: string): void {
  if (!(error instanceof ApiError)) return toastError(offline);
  const reasons = error.errors.length > 0 ? error.errors : [{ code: 'error', message: error.message }];
  for (const [index, { message }] of reasons.entries())
    toastError(message, index === 0 ? {} : { id: `error-${index}` });
}

/** Shows the first error in the shared error toast and returns its text for the field. */
export function toastFirstError(error: unknown, offline: string): string {
  const message = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : offline;
  toastError(message);
  return message;
}

/**
 * Handles a rejected social sign-in: returns whether the server asks for a phone (code `email`), and shows every
 * other error as a toast.
 */
export function needsPhone(error: unknown, offline: string): boolean {
  if (!(error instanceof ApiError)) {
    toastError(offline);
    return false;
  }
  const others = error.errors.filter(({ code }) => code !== 'email');
  if (others.length > 0 || error.errors.length === 0)
    toastErrors(new ApiError(error.status, error.message, others, error.details), offline);
  return error.errors.some(({ code }) => code === 'email');
}
