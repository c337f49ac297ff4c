import { listPages } from '@errand/contract/console/content';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** The address of a link. It proposes the published pages to members who may read them. */
export function AddressPart(props: ComponentProps<typeof TextField>) {
  const id = useId();
  const may = useMay();
  const { data } = useQuery({
    ...consoleQuery('content', listPages, {}),
    enabled: may('content.read'),
  });
  const pages = (data?.rows ?? []).filter(({ updated_at }) => updated_at !== null);
  return (
    <>
      <TextField {...props} dir="ltr" list={id} />
      <datalist id={id}>
        {pages.map(({ slug, title }) => (
          <option key={slug} value={`/${slug}`}>
            {title?.en ?? slug}
          </option>
        ))}
      </datalist>
    </>
  );
}
