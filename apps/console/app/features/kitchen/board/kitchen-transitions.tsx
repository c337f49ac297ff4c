import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { type KitchenOrder, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { transitionKey } from '#features/orders/index.ts';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import './kitchen-transitions.css';

type Status = KitchenOrder['status'];

/** The next step of an order as big buttons, and its rejection. */
export function KitchenTransitions({ order, usualMinutes }: { order: KitchenOrder; usualMinutes: number }) {
  const t = useText();
  const may = useMay();
  const change = useChange(moveKitchenOrder);
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  if (!may('kitchen.work')) return null;
  const steps = order.transitions.filter(({ needs_reason }) => !needs_reason).map(({ to }) => to);
  const next = steps.includes('processing') ? 'processing' : steps[0];
  const canReject = order.transitions.some(({ needs_reason }) => needs_reason);
  const isNew = order.status === 'pending' || order.status === 'accepted';

  function transition(to: Status, details: { reason?: string; minutes?: number } = {}): void {
    change.mutate(
      { params: { id: order.id }, body: { from: order.status, to, ...details } },
      {
        onSuccess: () => setAsked(null),
        onError(error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile')
            void queries.invalidateQueries({ queryKey: ['kitchen'] });
        },
      },
    );
  }

  function start(to: Status): void {
    const isPromised = to === 'confirmed' && order.scheduled_for === null && order.type !== 'trip';
    if (isPromised) setAsked('accept');
    else transition(to);
  }

  if (!next && !canReject) return null;
  const reject = canReject && (
    <Button
      variant={isNew ? 'quiet' : 'ghost'}
      size={isNew ? 'lg' : 'md'}
      full
      disabled={change.isPending}
      onClick={() => setAsked('reject')}
    >
      {t(isNew ? 'kitchen.reject' : 'kitchen.cancel')}
    </Button>
  );
  return (
    <div className="kitchen-transitions" data-new={(isNew && canReject && next !== undefined) || undefined}>
      {isNew && !next && <p className="text-caption">{t('kitchen.awaitsCourier')}</p>}
      {isNew && reject}
      {next && (
        <Button
          size="lg"
          variant={isNew ? 'primary' : 'soft'}
          full
          loading={change.isPending && asked === null}
          onClick={() => start(next)}
        >
          {t(transitionKey({ type: order.type, status: next }))}
        </Button>
      )}
      {!isNew && reject}
      <AcceptDialog
        id={order.id}
        open={asked === 'accept'}
        onClose={() => setAsked(null)}
        usualMinutes={usualMinutes}
        isBusy={change.isPending}
        onAccept={(minutes) => transition('confirmed', { minutes })}
      />
      <RejectDialog
        id={order.id}
        open={asked === 'reject'}
        onClose={() => setAsked(null)}
        isBusy={change.isPending}
        onReject={(reason) => transition('canceled', { reason })}
      />
    </div>
  );
}
