import { useText } from '@errand/client/i18n.tsx';
import { listQueues } from '@errand/contract/console/jobs';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';

/** The filter by queue. */
export function useQueueFilter(): { label: string; options: Record<string, string> } {
  const t = useText();
  const { data } = useQuery(consoleQuery('jobs', listQueues, {}));
  return {
    label: t('jobs.queue'),
    options: Object.fromEntries((data?.rows ?? []).map(({ name }) => [name, name])),
  };
}
