import { PointsCard } from '#features/loyalty/index.ts';
import { WalletView } from '#features/wallet/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('wallet');

export default function WalletPage() {
  const { customer } = useAccount();
  return <WalletView customer={customer} points={<PointsCard customer={customer} />} />;
}
