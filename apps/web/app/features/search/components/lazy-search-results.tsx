import { lazyHydrated } from '@errand/client/lazy-part.ts';

/** The results of a search. Their code is loaded when there is a search. */
export const SearchResults = lazyHydrated(() =>
  import('./search-results.tsx').then((part) => part.SearchResults),
);
