import { hydratedOnDemand } from '@errand/client/on-demand.ts';
import { Suspense } from 'react';

const Part = hydratedOnDemand(() => import('./footer.tsx').then((part) => part.Footer));

/** The footer hydrates last: it is far below the first screen, and its links work without scripts. */
export function Footer() {
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
