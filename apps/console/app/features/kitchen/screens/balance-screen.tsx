import { useText } from '@errand/client/i18n.tsx';
import { getStoreBalance } from '@errand/contract/console/finance/balances';
import { Columns } from '#blocks/page/page.tsx';
import { AccountPanel, BalancePanel, PayOnline, PayoutsPanel } from '#features/finance/index.ts';
import { useRead } from '#platform/query.ts';
import { KitchenPage } from '../kitchen-page.tsx';

/** What the shop owes to the store, what is coming, and past payouts. */
export default function BalanceScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.balanceTitle')}>
      {({ id }) => <StoreBalance key={id} id={id} />}
    </KitchenPage>
  );
}

function StoreBalance({ id }: { id: number }) {
  const balance = useRead('finance', getStoreBalance, { params: { id } });
  return (
    <Columns side={<AccountPanel balance={balance} viewer="store" />}>
      <PayOnline storeId={id} />
      <BalancePanel balance={balance} />
      <PayoutsPanel balance={balance} />
    </Columns>
  );
}
