import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** Queues and their jobs. */
export function JobTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('jobs.title')}
      tabs={[
        { to: '/jobs', label: t('jobs.queues') },
        { to: '/jobs/waiting', label: t('jobs.waitingJobs') },
        { to: '/jobs/dead', label: t('jobs.dead') },
      ]}
    />
  );
}
