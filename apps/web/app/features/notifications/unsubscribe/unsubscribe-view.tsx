import { useText } from '@errand/client/i18n.tsx';
import { ApiError, type ResponseOf } from '@errand/contract';
import { getSubscription, setSubscription } from '@errand/contract/unsubscribe';
import { readUnsubscribeLink, type UnsubscribeLink } from '@errand/domain/notifications';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';

const PICTURE = 'open-mailbox-with-raised-flag';

/** Asks whether the messages of the link should end: opening it ends nothing, because mail programs open links too. */
export function UnsubscribeView() {
  const t = useText();
  const [query] = useSearchParams();
  const link = readUnsubscribeLink(query);
  return (
    <div className="page-width page-section">
      <PageTitle text={t('notifications.unsubscribe.stop')} />
      {link ? <Choice link={link} /> : <Invalid />}
    </div>
  );
}

function Choice({ link }: { link: UnsubscribeLink }) {
  const t = useText();
  const client = useQueryClient();
  const queryKey = queryKeys.notifications.subscription(link);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(getSubscription, { query: link }),
    retry: false,
  });
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (subscribed: boolean) => api.call(setSubscription, { body: { ...link, subscribed } }),
    onSuccess: (changed) => client.setQueryData<ResponseOf<typeof getSubscription>>(queryKey, changed),
    onError: (failure) => toastApiError(failure, t),
  });
  if (error instanceof ApiError && error.status === 404) return <Invalid />;
  if (error && !data)
    return (
      <EmptyState picture={PICTURE} eager level={1} title={t('notifications.unsubscribe.failed')}>
        <Button variant="soft" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </EmptyState>
    );
  const { topic, channel } = link;
  // The question is asked until the answer is known, so that the page does not jump.
  const isOn = data?.subscribed ?? true;
  const about = t('notifications.unsubscribe.about', {
    topic: t(`notifications.settings.${topic}`),
    text: t(`notifications.settings.${topic}Text`),
  });
  const effect = t(isOn ? 'notifications.unsubscribe.askText' : 'notifications.unsubscribe.doneText', {
    channel,
  });
  return (
    <Announced as="div" first={false}>
      <EmptyState
        picture={PICTURE}
        eager
        level={1}
        title={t(isOn ? 'notifications.unsubscribe.ask' : 'notifications.unsubscribe.done')}
        text={`${about} ${effect}`}
      >
        <div className="layout-row">
          <Button
            variant={isOn ? 'primary' : 'soft'}
            loading={change.isPending}
            disabled={!data}
            onClick={() => change.mutate(!isOn)}
          >
            {t(isOn ? 'notifications.unsubscribe.stop' : 'notifications.unsubscribe.undo')}
          </Button>
          {link.of.startsWith('customer:') && (
            <ButtonLink variant="quiet" to="/settings">
              {t('notifications.unsubscribe.settings')}
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    </Announced>
  );
}

function Invalid() {
  const t = useText();
  return (
    <EmptyState
      picture={PICTURE}
      eager
      level={1}
      title={t('notifications.unsubscribe.invalid')}
      text={t('notifications.unsubscribe.invalidText')}
    >
      <ButtonLink variant="soft" to="/home">
        {t('notifications.unsubscribe.home')}
      </ButtonLink>
    </EmptyState>
  );
}
