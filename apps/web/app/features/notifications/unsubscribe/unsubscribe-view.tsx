import { useText } from '@errand/client/i18n.tsx';
import { ApiError, type ResponseOf } from '@errand/contract';
import { getSubscription, setSubscription } from '@errand/contract/unsubscribe';
import { readUnsubscribeLink, type UnsubscribeLink } from '@errand/domain/notifications';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import './unsubscribe-view.css';

/** Asks whether the messages of the link should end: opening it ends nothing, because mail programs open links too. */
export function UnsubscribeView() {
  const t = useText();
  const [query] = useSearchParams();
  const link = readUnsubscribeLink(query);
  return (
    <div className="page-width unsubscribe">
      <PageTitle text={t('notifications.unsubscribe.stop')} />
      <section className="unsubscribe-card">{link ? <Choice link={link} /> : <Invalid />}</section>
    </div>
  );
}

function Choice({ link }: { link: UnsubscribeLink }) {
  const t = useText();
  const client = useQueryClient();
  const queryKey = queryKeys.notifications.subscription(link);
  const { data, error, isPending, refetch } = useQuery({
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
  if (isPending) return <Skeleton width="60%" height="2em" />;
  if (error instanceof ApiError && error.status === 404) return <Invalid />;
  if (!data) return <Failed onRetry={() => void refetch()} />;
  const { topic, channel } = link;
  const isOn = data.subscribed;
  return (
    <>
      <Announced as="div" first={false}>
        <h1 className="text-h2">
          {t(isOn ? 'notifications.unsubscribe.ask' : 'notifications.unsubscribe.done')}
        </h1>
        <p>
          {t(isOn ? 'notifications.unsubscribe.askText' : 'notifications.unsubscribe.doneText', { channel })}
        </p>
      </Announced>
      <p className="unsubscribe-topic">
        <b className="text-title">{t(`notifications.settings.${topic}`)}</b>
        <span className="text-meta">{t(`notifications.settings.${topic}Text`)}</span>
      </p>
      <div className="unsubscribe-actions">
        <Button
          variant={isOn ? 'primary' : 'soft'}
          size="lg"
          loading={change.isPending}
          onClick={() => change.mutate(!isOn)}
        >
          {t(isOn ? 'notifications.unsubscribe.stop' : 'notifications.unsubscribe.undo')}
        </Button>
        {link.of.startsWith('customer:') && (
          <ButtonLink variant="quiet" size="lg" to="/settings">
            {t('notifications.unsubscribe.settings')}
          </ButtonLink>
        )}
      </div>
      <p className="text-caption">{t('notifications.unsubscribe.always')}</p>
    </>
  );
}

function Invalid() {
  const t = useText();
  return (
    <>
      <h1 className="text-h2">{t('notifications.unsubscribe.invalid')}</h1>
      <p>{t('notifications.unsubscribe.invalidText')}</p>
      <div className="unsubscribe-actions">
        <ButtonLink variant="soft" size="lg" to="/home">
          {t('notifications.unsubscribe.home')}
        </ButtonLink>
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <>
      <h1 className="text-h2">{t('notifications.unsubscribe.failed')}</h1>
      <div className="unsubscribe-actions">
        <Button variant="soft" size="lg" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </div>
    </>
  );
}
