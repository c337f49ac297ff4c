import { BalancesPage } from '../balances-page.tsx';

export default function CourierBalancesScreen() {
  return <BalancesPage list="couriers" />;
}
