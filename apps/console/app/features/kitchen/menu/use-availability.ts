import { useText } from '@errand/client/i18n.tsx';
import { type AVAILABILITY_CHANGES, setItemAvailability } from '@errand/contract/console/kitchen/board';
import { toastDone } from '@errand/ui/toast.tsx';
import { useChange } from '#platform/query.ts';

type Body = { change: (typeof AVAILABILITY_CHANGES)[number]; day?: string; stock?: number };

/** Takes an item off sale or puts it back on sale. */
export function useAvailability(id: number) {
  const t = useText();
  const change = useChange(setItemAvailability);

  function set(body: Body, onDone: () => void): void {
    change.mutate(
      { params: { id }, body },
      {
        onSuccess() {
          toastDone(t('kitchen.availabilitySaved'));
          onDone();
        },
      },
    );
  }

  return { set, isPending: change.isPending };
}
