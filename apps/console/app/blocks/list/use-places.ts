import { listOrderPlaces } from '@errand/contract/console/orders';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** Choices of modules, zones and stores for filters, as far as the caller's scope reaches. */
export function usePlaces() {
  const mayCall = useMayCall();
  const { data } = useQuery({
    ...consoleQuery('zones', listOrderPlaces, {}),
    enabled: mayCall(listOrderPlaces),
  });
  return {
    modules: namesOf(data?.modules),
    zones: namesOf(data?.zones),
    stores: namesOf(data?.stores),
  };
}
