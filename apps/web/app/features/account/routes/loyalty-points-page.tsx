import { LoyaltyView } from '#features/loyalty/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('loyalty-points');

export default function LoyaltyPointsPage() {
  return <LoyaltyView customer={useAccount().customer} />;
}
