import { useText } from '@errand/client/i18n.tsx';
import { listWaitingJobs } from '@errand/contract/console/jobs';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useJobColumns } from '../job-columns.tsx';
import { JobTabs } from '../job-tabs.tsx';
import { useQueueFilter } from '../use-queue-filter.ts';

/** Jobs that have not started, or wait for their next attempt. */
export default function WaitingScreen() {
  const t = useText();
  return (
    <Page title={t('jobs.waitingJobs')} text={t('jobs.waitingText')}>
      <JobTabs />
      <List
        endpoint={listWaitingJobs}
        resource="jobs"
        filters={{ queue: useQueueFilter() }}
        columns={useJobColumns(t('jobs.startsAt'))}
        empty={{ title: t('jobs.noWaiting') }}
      />
    </Page>
  );
}
