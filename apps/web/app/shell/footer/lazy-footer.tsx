import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { Suspense } from 'react';

const LazyFooter = lazyHydrated(() => import('./footer.tsx').then((part) => part.Footer));

/** The footer hydrates last: it is far below the first screen, and its links work without scripts. */
export function Footer() {
  return (
    <Suspense>
      <LazyFooter />
    </Suspense>
  );
}
