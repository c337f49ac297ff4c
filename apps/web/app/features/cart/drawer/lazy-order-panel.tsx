import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { type ComponentProps, memo, Suspense } from 'react';
import type { OrderPanel as Content } from './order-panel.tsx';

const LazyOrderPanel = lazyHydrated(() => import('./order-panel.tsx').then((part) => part.OrderPanel));

/**
 * The cart beside a menu hydrates last, because phones do not show it. `memo` keeps a rerender of the page from
 * replacing it before that.
 */
export const OrderPanel = memo(function OrderPanel(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <LazyOrderPanel {...props} />
    </Suspense>
  );
});
