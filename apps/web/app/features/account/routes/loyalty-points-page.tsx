import { LoyaltyView } from '#features/loyalty/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';

import type { Route } from './+types/loyalty-points-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('loyalty-points', siteOf(matches));
}

export default function LoyaltyPointsPage() {
  return <LoyaltyView customer={useAccount().customer} />;
}
