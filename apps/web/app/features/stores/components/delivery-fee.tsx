import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Store, StoreDelivery } from '@errand/contract/stores';

export type FeeTerms = Pick<Store, 'free_delivery'> &
  Pick<StoreDelivery, 'delivery_charge' | 'delivery_charge_exact'>;

/** Whether the delivery fee of a store to the visitor's place is known. */
export function hasFee(store: FeeTerms): boolean {
  return store.free_delivery || store.delivery_charge !== null;
}

/** "Free", "$3.46", or "from $3.08" while the route to the place has not been looked up. */
export function DeliveryFee({ store }: { store: FeeTerms }) {
  const t = useText();
  const money = useMoney();
  const { free_delivery: free, delivery_charge: charge, delivery_charge_exact: exact } = store;
  if (free || (charge === 0 && exact)) return t('stores.free');
  return (
    <>
      {!exact && `${t('stores.from')} `}
      <bdi dir="ltr">{money.exact(charge ?? 0)}</bdi>
    </>
  );
}
