import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta, siteOf } from '#platform/page-meta.ts';
import { MyOrders } from '../list/my-orders.tsx';
import type { Route } from './+types/my-orders-page.ts';

export const shouldRevalidate = unlessOverlay;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: 'My orders', description: 'Running and past orders' }, siteOf(matches)),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function MyOrdersPage() {
  return <MyOrders />;
}
