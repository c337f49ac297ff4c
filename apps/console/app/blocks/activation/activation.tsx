import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

type Input = { params: { id: number }; body: { active: boolean } };

/** Button that shows or hides an object in the shop, for members who may. `labels` are the button's texts, `done` the confirmations. */
export function Activation<E extends ConsoleEndpoint>(props: {
  endpoint: Input extends InputOf<E> ? E : never;
  id: number;
  active: boolean;
  labels: { activate: string; deactivate: string };
  done: { activated: string; deactivated: string };
}) {
  const { endpoint, id, active, labels, done } = props;
  const change = useChange<E>(endpoint);
  const mayCall = useMayCall();
  if (!mayCall(endpoint)) return null;
  return (
    <Button
      size="sm"
      variant={active ? 'quiet' : 'primary'}
      loading={change.isPending}
      onClick={() =>
        change.mutate({ params: { id }, body: { active: !active } } as unknown as InputOf<E>, {
          onSuccess: () => toastDone(active ? done.deactivated : done.activated),
        })
      }
    >
      {active ? labels.deactivate : labels.activate}
    </Button>
  );
}
