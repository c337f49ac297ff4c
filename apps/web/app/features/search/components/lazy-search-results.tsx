import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { type ComponentProps, Suspense } from 'react';
import type { SearchResults as Content } from './search-results.tsx';

const LazySearchResults = lazyHydrated(() =>
  import('./search-results.tsx').then((part) => part.SearchResults),
);

/** The results of a search. Their code is loaded when there is a search. */
export function SearchResults(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <LazySearchResults {...props} />
    </Suspense>
  );
}
