import { useText } from '@errand/client/i18n.tsx';
import { Tabs } from '#blocks/tabs/tabs.tsx';

/** Queues and their jobs. */
export function JobTabs() {
  const t = useText();
  return (
    <Tabs
      label={t('jobs.title')}
      tabs={[
        { to: '/jobs', label: t('jobs.queues') },
        { to: '/jobs/waiting', label: t('jobs.waitingJobs') },
        { to: '/jobs/dead', label: t('jobs.dead') },
      ]}
    />
  );
}
