import { useText } from '@errand/client/i18n.tsx';
import { discardJobs, type JobRow, listDeadJobs, retryJobs } from '@errand/contract/console/jobs';
import { toastDone } from '@errand/ui/toast.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { api } from '#platform/api.ts';
import { refetchChanged } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { useJobColumns } from '../job-columns.tsx';
import { JobTabs } from '../job-tabs.tsx';
import { useQueueFilter } from '../use-queue-filter.ts';

/** Jobs that failed at every attempt. */
export default function DeadScreen() {
  const t = useText();
  const may = useMay();
  return (
    <Page title={t('jobs.dead')} text={t('jobs.deadText')}>
      <JobTabs />
      <List
        endpoint={listDeadJobs}
        resource="jobs"
        filters={{ queue: useQueueFilter() }}
        columns={useJobColumns(t('jobs.failedAt'))}
        bulk={
          may('jobs.retry')
            ? [
                { label: t('jobs.retry'), run: run(retryJobs, t('jobs.retried')) },
                { label: t('jobs.discard'), danger: true, run: run(discardJobs, t('jobs.discarded')) },
              ]
            : []
        }
        empty={{ title: t('jobs.noDead'), text: t('jobs.noDeadText') }}
      />
    </Page>
  );
}

function run(endpoint: typeof retryJobs | typeof discardJobs, done: string) {
  return async (rows: JobRow[]) => {
    await api.call(endpoint, { body: { ids: rows.map(({ id }) => id) } });
    toastDone(done);
    await refetchChanged(endpoint);
  };
}
