import { useText } from '@errand/client/i18n.tsx';
import { countSegment } from '@errand/contract/console/newsletter/segments';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Values } from '#blocks/form/index.ts';
import { consoleQuery } from '#platform/query.ts';

/** How many subscribers meet the conditions of a form now. */
export function SegmentCount({ values }: { values: Values }) {
  const t = useText();
  const { name: _, ...conditions } = useDeferredValue(values);
  const { data, isError } = useQuery({
    ...consoleQuery('newsletter', countSegment, { body: conditions }),
    placeholderData: keepPreviousData,
  });
  if (isError) return null;
  return (
    <Note
      tone="info"
      icon={UsersRound}
      live="changes"
      text={t('newsletter.counted', { count: data?.count ?? 0 })}
    />
  );
}
