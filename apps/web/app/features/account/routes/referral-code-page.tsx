import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';
import { ReferralView } from '../components/referral-view.tsx';

import type { Route } from './+types/referral-code-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('referral-code', siteOf(matches));
}

export default function ReferralCodePage() {
  return <ReferralView customer={useAccount().customer} />;
}
