import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';

/** The title of a page whose link does not work; null for other errors. */
export function useLinkTitle(error: Error | null): string | null {
  const t = useText();
  return error instanceof ApiError && error.status === 404 ? t('newsletter.linkTitle') : null;
}
