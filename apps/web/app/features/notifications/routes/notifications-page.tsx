import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf, withSiteName } from '#platform/page-meta.ts';
import { NotificationsView } from '../list/notifications-view.tsx';

import type { Route } from './+types/notifications-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: withSiteName('Notifications', siteOf(matches).name) },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: '/notifications' },
  ];
}

export default function NotificationsPage() {
  return <NotificationsView />;
}
