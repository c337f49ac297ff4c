import { useText } from '@errand/client/i18n.tsx';
import { listQueues, type QueueRow } from '@errand/contract/console/jobs';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { JobTabs } from '../job-tabs.tsx';
import './queues-screen.css';

/** Queues publish no live events, so the screen polls. */
const REFETCH_MS = 5000;
const COUNTS = ['waiting', 'later', 'active', 'failed'] as const satisfies (keyof QueueRow)[];

/** The queues with the number of waiting, running and failed jobs. */
export default function QueuesScreen() {
  const t = useText();
  const { data } = useSuspenseQuery({
    ...consoleQuery('jobs', listQueues, {}),
    refetchInterval: REFETCH_MS,
  });
  return (
    <Page title={t('jobs.title')} text={t('jobs.text')}>
      <JobTabs />
      {data.rows.length === 0 ? (
        <EmptyState title={t('jobs.noQueues')} level={2} />
      ) : (
        <div className="queues">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('jobs.queue')}</th>
                {COUNTS.map((count) => (
                  <th key={count} scope="col">
                    {t(`jobs.${count}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((queue) => (
                <tr key={queue.name}>
                  <th scope="row">
                    <Link to={`/jobs/waiting?queue=${encodeURIComponent(queue.name)}`}>
                      <bdi dir="ltr">{queue.name}</bdi>
                    </Link>
                  </th>
                  {COUNTS.map((count) => (
                    <td key={count} data-zero={queue[count] === 0 || undefined}>
                      {queue[count]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Page>
  );
}
