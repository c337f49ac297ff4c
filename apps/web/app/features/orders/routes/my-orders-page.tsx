import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { MyOrders } from '../list/my-orders.tsx';

export const shouldRevalidate = unlessOverlay;

export function meta() {
  return [
    ...pageMeta({ title: 'My orders', description: 'Running and past orders' }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function MyOrdersPage() {
  return <MyOrders />;
}
