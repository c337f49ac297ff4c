import { ApiError } from '@errand/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '#platform/i18n/index.ts';
import { saveSession } from '#platform/session/index.ts';
import { toastError } from '#ui/toast.tsx';
import { forgetPerson } from './personal-data.ts';
import { remember } from './remembered.ts';

/** Drops everything this browser holds of an account that is no more. Gives where to go on. */
export function accountGone(client: QueryClient): string {
  saveSession({ token: null });
  remember(null);
  forgetPerson(client);
  return '/';
}

/** The first reason why an account could not be deleted (000 §8). A refused token is said once, elsewhere. */
export function sayWhyNot(error: unknown, t: Translate): void {
  if (!(error instanceof ApiError)) return toastError(t('auth.offline'));
  if (error.status !== 401) toastError(error.errors[0]?.message ?? error.message);
}
