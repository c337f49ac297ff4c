import { ApiError } from '@errand/contract';
import { toastError } from '@errand/ui/toast.tsx';

/** Every reason of a refusal as a toast of its own (001 §8). */
export function showFieldErrors(error: unknown, offline: string): void {
  if (!(error instanceof ApiError)) return toastError(offline);
  const reasons = error.errors.length > 0 ? error.errors : [{ code: 'error', message: error.message }];
  for (const [index, { message }] of reasons.entries())
    toastError(message, index === 0 ? {} : { id: `error-${index}` });
}

/** The first reason as the one toast of errors (000 §8); gives it, for the field it belongs to. */
export function toastFirstError(error: unknown, offline: string): string {
  const message = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : offline;
  toastError(message);
  return message;
}

/**
 * What becomes of a social sign-in that was refused (001 §8): the code `email` asks for a phone, every other reason is
 * said.
 */
export function needsPhone(error: unknown, offline: string): boolean {
  if (!(error instanceof ApiError)) {
    toastError(offline);
    return false;
  }
  const others = error.errors.filter(({ code }) => code !== 'email');
  if (others.length > 0 || error.errors.length === 0)
    showFieldErrors(new ApiError(error.status, error.message, others, error.details), offline);
  return error.errors.some(({ code }) => code === 'email');
}
