import { TripsView } from '#features/rental/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { accountMeta } from '../account-meta.ts';

import type { Route } from './+types/trips-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('trips', siteOf(matches));
}

export default function TripsPage() {
  return <TripsView />;
}
