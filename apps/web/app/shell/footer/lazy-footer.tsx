import { lazyHydrated } from '@errand/client/lazy-part.ts';

/** The footer hydrates last: it is far below the first screen, and its links work without scripts. */
export const Footer = lazyHydrated(() => import('./footer.tsx').then((part) => part.Footer));
