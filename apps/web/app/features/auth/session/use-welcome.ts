import { useText } from '@errand/client/i18n.tsx';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { saveSession } from '#platform/session/index.ts';
import { loadPersonalData } from './personal-data.ts';

const DROPPED_MS = 8000;

/** Stores the token and refetches cart, profile and addresses. Names what the merge of the guest cart dropped. */
export function useWelcome() {
  const t = useText();
  const client = useQueryClient();
  return ({ token, dropped_cart_lines: dropped }: SignInResponse): void => {
    saveSession({ token });
    loadPersonalData(client);
    if (dropped.length === 0) return;
    toastDone(t('auth.dropped', { items: dropped.join(t('auth.separator')) }), {
      id: 'dropped',
      durationMs: DROPPED_MS,
    });
  };
}
