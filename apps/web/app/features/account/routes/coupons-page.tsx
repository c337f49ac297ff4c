import { unlessOverlay } from '#platform/overlay.ts';
import { accountMeta } from '../account-meta.ts';
import { CouponsView } from '../coupons/coupons-view.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('coupons');

export default function CouponsPage() {
  return <CouponsView />;
}
