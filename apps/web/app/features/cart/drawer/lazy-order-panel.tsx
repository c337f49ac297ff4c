import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { memo } from 'react';

/**
 * The cart beside a menu hydrates last, because phones do not show it. `memo` keeps a rerender of the page from
 * replacing it before that.
 */
export const OrderPanel = memo(
  lazyHydrated(() => import('./order-panel.tsx').then((part) => part.OrderPanel)),
);
