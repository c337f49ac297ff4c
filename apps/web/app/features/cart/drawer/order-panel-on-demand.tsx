import { hydratedOnDemand } from '@errand/client/on-demand.ts';
import { type ComponentProps, memo, Suspense } from 'react';
import type { OrderPanel as Content } from './order-panel.tsx';

const Part = hydratedOnDemand(() => import('./order-panel.tsx').then((part) => part.OrderPanel));

/** The cart beside a menu, which phones do not show, hydrates last. A page that renders again before does not replace it. */
export const OrderPanel = memo(function OrderPanel(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});
