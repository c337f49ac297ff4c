import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { getNotificationSettings, setNotificationSettings } from '@errand/contract/notifications';
import { channelsOfTopic, type MessageChannel, type NotificationTopic } from '@errand/domain/notifications';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NewsletterChoice } from '#features/newsletter/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { DevicePush } from '../push/push-panel.tsx';
import './notification-settings.css';

type Settings = ResponseOf<typeof getNotificationSettings>;
type Change = { topic: NotificationTopic; channel: MessageChannel; on: boolean };

/** By which channels the customer is told of what. A choice takes effect at once, and goes back if it cannot be saved. */
export function NotificationSettings() {
  const t = useText();
  const { query, set } = useSettings();
  return (
    <section className="account-section" aria-labelledby="settings-told">
      <h2 className="text-h3" id="settings-told">
        {t('notifications.settings.title')}
      </h2>
      <p className="text-muted account-section-lead">{t('notifications.settings.lead')}</p>
      {query.isPending && <SettingsSkeleton />}
      {query.isError && (
        <Note text={t('notifications.settings.failed')}>
          <button type="button" className="text-link underlined" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </button>
        </Note>
      )}
      {query.data && (
        <ul className="account-rows">
          {query.data.topics.map((choice) => (
            <Topic key={choice.topic} choice={choice} onSet={set} />
          ))}
          <NewsletterChoice />
        </ul>
      )}
      <DevicePush />
    </section>
  );
}

function Topic(props: { choice: Settings['topics'][number]; onSet: (change: Change) => void }) {
  const { choice, onSet } = props;
  const { topic } = choice;
  const t = useText();
  return (
    <li className="notification-topic">
      <span className="account-rows-text">
        <b className="text-title">{t(`notifications.settings.${topic}`)}</b>
        <span className="text-meta">{t(`notifications.settings.${topic}Text`)}</span>
      </span>
      {channelsOfTopic(topic).map((channel) => (
        <CheckRow key={channel} checked={choice[channel]} onChange={(on) => onSet({ topic, channel, on })}>
          <span className="sr-only">{t(`notifications.settings.${topic}`)}</span>{' '}
          {t(`notifications.settings.${channel}`)}
        </CheckRow>
      ))}
    </li>
  );
}

function SettingsSkeleton() {
  return (
    <ul className="account-rows" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <li className="notification-topic" key={row}>
          <span className="account-rows-text">
            <Skeleton width="40%" height="1.2em" />
            <Skeleton width="70%" />
          </span>
          <Skeleton width="60%" height="44px" />
        </li>
      ))}
    </ul>
  );
}

/** The settings, changed in the cache before they are saved. Changes are sent one after the other, each with all topics. */
function useSettings() {
  const t = useText();
  const client = useQueryClient();
  const { settings: queryKey } = queryKeys.notifications;
  const query = useQuery({ queryKey, queryFn: () => api.call(getNotificationSettings, {}) });
  const change = useMutation({
    scope: { id: 'notification-settings' },
    networkMode: 'always',
    mutationFn: (_change: Change) =>
      api.call(setNotificationSettings, { body: client.getQueryData<Settings>(queryKey)! }),
    onMutate: (made) => {
      void client.cancelQueries({ queryKey });
      show(made);
    },
    onError: (error, { on, ...made }) => {
      toastApiError(error, t);
      // Undoes this choice alone: others may have been pressed meanwhile.
      show({ ...made, on: !on });
    },
  });

  function show({ topic, channel, on }: Change): void {
    client.setQueryData<Settings>(
      queryKey,
      (shown) =>
        shown && {
          topics: shown.topics.map((choice) =>
            choice.topic === topic ? { ...choice, [channel]: on } : choice,
          ),
        },
    );
  }

  return { query, set: change.mutate };
}
