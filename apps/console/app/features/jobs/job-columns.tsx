import { useText } from '@errand/client/i18n.tsx';
import type { JobRow } from '@errand/contract/console/jobs';
import { Instant } from '#blocks/formatted/formatted.tsx';

/** Columns of jobs. `header` is that of `at`. */
export function useJobColumns(header: string) {
  const t = useText();
  return {
    queue: { header: t('jobs.queue'), cell: ({ queue }: JobRow) => <bdi dir="ltr">{queue}</bdi> },
    created_at: {
      header: t('jobs.createdAt'),
      cell: ({ created_at }: JobRow) => <Instant at={created_at} />,
    },
    at: { header, cell: (job: JobRow) => <Instant at={job.at} /> },
    attempts: { header: t('jobs.attempts'), align: 'end' as const, cell: ({ attempts }: JobRow) => attempts },
    error: {
      header: t('jobs.error'),
      cell: ({ error }: JobRow) => (error === null ? '–' : <bdi dir="ltr">{error}</bdi>),
    },
  };
}
