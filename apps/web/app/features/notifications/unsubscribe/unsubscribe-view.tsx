import { useText } from '@errand/client/i18n.tsx';
import { ApiError, type ResponseOf } from '@errand/contract';
import { getSubscription, setSubscription } from '@errand/contract/unsubscribe';
import { readUnsubscribeLink, type UnsubscribeLink } from '@errand/domain/notifications';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { LinkPage } from '#platform/link-page.tsx';
import { queryKeys } from '#platform/query-keys.ts';

/** Asks whether the messages of the link should end, and takes it back. */
export function UnsubscribeView() {
  const [query] = useSearchParams();
  const link = readUnsubscribeLink(query);
  return link ? <Choice link={link} /> : <Invalid />;
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
  });
  const page = t('notifications.unsubscribe.stop');
  if (error instanceof ApiError && error.status === 404) return <Invalid />;
  if (error && !data)
    return (
      <LinkPage page={page} title={t('notifications.unsubscribe.failed')}>
        <Button variant="soft" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </LinkPage>
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
    <LinkPage
      page={page}
      title={t(isOn ? 'notifications.unsubscribe.ask' : 'notifications.unsubscribe.done')}
      text={`${about} ${effect}`}
      error={change.error}
    >
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
    </LinkPage>
  );
}

function Invalid() {
  const t = useText();
  return (
    <LinkPage
      page={t('notifications.unsubscribe.stop')}
      title={t('notifications.unsubscribe.invalid')}
      text={t('notifications.unsubscribe.invalidText')}
      home
    />
  );
}
