import { unlessOverlay } from '#platform/overlay.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';
import { ReferralView } from '../components/referral-view.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('referral-code');

export default function ReferralCodePage() {
  return <ReferralView customer={useAccount().customer} />;
}
