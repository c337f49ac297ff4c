import { BalancesPage } from '../balances-page.tsx';

export default function StoreBalancesScreen() {
  return <BalancesPage list="stores" />;
}
