import { listKitchenStores } from '@errand/contract/console/kitchen/board';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { consoleQuery } from '#platform/query.ts';

/** The store shown: the one in the address (`isNamed`), else the member's first one. Null if there is none. */
export function useKitchenStore() {
  const [params, setParams] = useSearchParams();
  const {
    data: { rows: stores },
  } = useSuspenseQuery(consoleQuery('kitchen', listKitchenStores, {}));
  const wanted = Number(params.get('store'));
  const store = stores.find(({ id }) => id === wanted) ?? stores[0] ?? null;
  return {
    store,
    stores,
    isNamed: store?.id === wanted,
    choose: (id: string) => setParams(id ? { store: id } : {}),
  };
}
