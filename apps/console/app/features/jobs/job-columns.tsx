import { useText } from '@errand/client/i18n.tsx';
import type { JobRow } from '@errand/contract/console/jobs';
import { useDates } from '#platform/format.ts';

/** Columns of jobs. `at` is the header of the time. */
export function useJobColumns(at: string) {
  const t = useText();
  const dates = useDates();
  return [
    { id: 'queue', header: t('jobs.queue'), cell: ({ queue }: JobRow) => <bdi dir="ltr">{queue}</bdi> },
    {
      id: 'created_at',
      header: t('jobs.createdAt'),
      cell: ({ created_at }: JobRow) => <time dateTime={created_at}>{dates.dateTime(created_at)}</time>,
    },
    {
      id: 'at',
      header: at,
      cell: (job: JobRow) => <time dateTime={job.at}>{dates.dateTime(job.at)}</time>,
    },
    {
      id: 'attempts',
      header: t('jobs.attempts'),
      align: 'end' as const,
      cell: ({ attempts }: JobRow) => attempts,
    },
    {
      id: 'error',
      header: t('jobs.error'),
      cell: ({ error }: JobRow) => (error === null ? '–' : <bdi dir="ltr">{error}</bdi>),
    },
  ];
}
