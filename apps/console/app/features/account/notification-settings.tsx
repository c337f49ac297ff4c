import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { getStaffNotifications, setStaffNotifications } from '@errand/contract/console/staff/notifications';
import { channelsOfTopic, STAFF_CHANNELS, type StaffChannel } from '@errand/domain/notifications';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '#blocks/page/page.tsx';
import { OwnPushSwitch } from '#blocks/push/own-push-switch.tsx';
import { api } from '#platform/api.ts';
import { toastApiError } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import './account-list.css';

type Settings = ResponseOf<typeof getStaffNotifications>;
type Topic = Settings['topics'][number];

/** By which channels the member is told of what, and whether this browser is. A choice takes effect at once. */
export function NotificationSettings() {
  const t = useText();
  const { query, set } = useSettings();
  return (
    <Panel title={t('account.told')} text={t('account.toldText')} actions={<OwnPushSwitch />}>
      {query.isPending && <Skeleton height="64px" />}
      <ul className="account-list">
        {query.data?.topics.map((choice) => (
          <TopicRow key={choice.topic} choice={choice} onSet={set} />
        ))}
      </ul>
      <Note text={t('account.toldRequired')} />
    </Panel>
  );
}

function TopicRow({ choice, onSet }: { choice: Topic; onSet: (choice: Topic) => void }) {
  const t = useText();
  const { topic } = choice;
  const used = channelsOfTopic(topic);
  const channels = STAFF_CHANNELS.filter((channel) => used.includes(channel));
  return (
    <li>
      <div>
        <b className="text-label">{t(`account.topic.${topic}`)}</b>
        <span className="text-meta">{t(`account.topic.${topic}Text`)}</span>
      </div>
      <div className="account-channels">
        {channels.map((channel: StaffChannel) => (
          <CheckRow
            key={channel}
            checked={choice[channel]}
            onChange={(on) => onSet({ ...choice, [channel]: on })}
          >
            <span className="sr-only">{t(`account.topic.${topic}`)}</span> {t(`account.channel.${channel}`)}
          </CheckRow>
        ))}
      </div>
    </li>
  );
}

/** The settings, changed in the cache before they are saved. A choice that cannot be saved goes back. */
function useSettings() {
  const t = useText();
  const client = useQueryClient();
  const options = consoleQuery('session', getStaffNotifications, {});
  const query = useQuery(options);
  const change = useMutation({
    scope: { id: 'staff-notifications' },
    mutationFn: (choice: Topic) => api.call(setStaffNotifications, { body: { topics: [choice] } }),
    onMutate: (choice) => {
      void client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData<Settings>(
        options.queryKey,
        (shown) =>
          shown && {
            ...shown,
            topics: shown.topics.map((one) => (one.topic === choice.topic ? choice : one)),
          },
      );
    },
    onError: (error) => {
      toastApiError(error, t);
      void query.refetch();
    },
  });
  return { query, set: change.mutate };
}
