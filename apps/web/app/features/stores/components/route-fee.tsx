import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Store, StoreDelivery } from '@errand/contract/stores';
import { isolate } from '@errand/ui/isolate.ts';
import { useFreeDelivery } from '#platform/free-delivery.ts';
import { useStoreDelivery } from '../use-store-delivery.ts';
import { DeliveryFee, type FeeTerms } from './delivery-fee.tsx';

/**
 * The fee of the route to the visitor's place for an order of `subtotalMinor`, as checkout charges it: "Free", or "$3.46,
 * free from $20.00". Before the route is loaded, its lower bound.
 */
export function RouteFee(props: {
  store: FeeTerms & Pick<Store, 'id'> & StoreDelivery;
  subtotalMinor: number;
}) {
  const t = useText();
  const store = useStoreDelivery(props.store);
  const { fromMinor } = useFreeDelivery();
  const isFree = fromMinor !== null && props.subtotalMinor >= fromMinor;
  return isFree ? (
    t('stores.free')
  ) : (
    <>
      <DeliveryFee store={store} />
      <FreeFrom store={store} />
    </>
  );
}

/** ", free from $20.00" after a fee that larger orders do not pay. */
export function FreeFrom({ store }: { store: FeeTerms }) {
  const t = useText();
  const money = useMoney();
  const { fromMinor } = useFreeDelivery();
  const charges = !store.free_delivery && !(store.delivery_charge === 0 && store.delivery_charge_exact);
  if (!charges || !fromMinor) return null;
  return <>{t('stores.thenFree', { amount: isolate(money.exactMinor(fromMinor)) })}</>;
}
