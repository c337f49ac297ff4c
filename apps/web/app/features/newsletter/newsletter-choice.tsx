import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { getNewsletterChoice, setNewsletterChoice } from '@errand/contract/newsletter';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';

type Choice = ResponseOf<typeof getNewsletterChoice>;

/** Whether the newsletter comes to the address of the account, as a row of the notification settings. */
export function NewsletterChoice() {
  const t = useText();
  const client = useQueryClient();
  const queryKey = queryKeys.newsletter;
  const { data } = useQuery({ queryKey, queryFn: () => api.call(getNewsletterChoice, {}) });
  const change = useMutation({
    mutationFn: (subscribed: boolean) => api.call(setNewsletterChoice, { body: { subscribed } }),
    onSuccess: (stored) => client.setQueryData<Choice>(queryKey, stored),
    onError: (error) => toastApiError(error, t),
  });
  if (!data) return null;
  const { email, choice } = data;
  return (
    <li className="notification-topic newsletter">
      <span className="account-rows-text">
        <b className="text-title">{t('newsletter.title')}</b>
        <span className="text-meta">
          {email === null ? t('newsletter.noEmail') : t(`newsletter.choice.${choice}`, { email })}
        </span>
      </span>
      <CheckRow
        checked={change.isPending ? change.variables : choice !== 'off'}
        disabled={email === null || change.isPending}
        onChange={(on) => change.mutate(on)}
      >
        <span className="sr-only">{t('newsletter.title')}</span> {t('notifications.settings.mail')}
      </CheckRow>
    </li>
  );
}
