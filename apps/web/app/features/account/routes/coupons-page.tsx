import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { accountMeta } from '../account-meta.ts';
import { CouponsView } from '../coupons/coupons-view.tsx';

import type { Route } from './+types/coupons-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('coupons', siteOf(matches));
}

export default function CouponsPage() {
  return <CouponsView />;
}
