import { PointsCard } from '#features/loyalty/index.ts';
import { WalletView } from '#features/wallet/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';

import type { Route } from './+types/wallet-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('wallet', siteOf(matches));
}

export default function WalletPage() {
  const { customer } = useAccount();
  return <WalletView customer={customer} points={<PointsCard customer={customer} />} />;
}
