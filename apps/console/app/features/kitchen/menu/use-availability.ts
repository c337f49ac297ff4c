import { useText } from '@errand/client/i18n.tsx';
import { type AVAILABILITY_CHANGES, setItemAvailability } from '@errand/contract/console/kitchen/board';
import { useChange } from '#platform/query.ts';

type Body = { change: (typeof AVAILABILITY_CHANGES)[number]; day?: string; stock?: number };

/** Takes an item off sale or puts it back on sale. */
export function useAvailability(id: number) {
  const t = useText();
  const change = useChange(setItemAvailability, { done: t('kitchen.availabilitySaved') });

  function set(body: Body, onDone: () => void): void {
    change.mutate({ params: { id }, body }, { onSuccess: onDone });
  }

  return { set, isPending: change.isPending };
}
