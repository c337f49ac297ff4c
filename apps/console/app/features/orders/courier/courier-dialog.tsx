import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { assignCourier, listCandidates } from '@errand/contract/console/dispatch';
import { getOrder, type OrderRow } from '@errand/contract/console/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { queries } from '#platform/queries.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import './courier-dialog.css';

type Props = { order: Pick<OrderRow, 'id' | 'courier'>; open: boolean; onClose: () => void };

/** Assigns a courier of the order's zone. The best one comes first, with the reason. */
export function CourierDialog({ order, open, onClose }: Props) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('orders.assignTitle', { id: `#${order.id}` })}>
      {open && <Candidates order={order} onClose={onClose} />}
    </Dialog>
  );
}

function Candidates({ order, onClose }: Omit<Props, 'open'>) {
  const t = useText();
  const params = { id: order.id };
  const { data } = useQuery(consoleQuery('orders', listCandidates, { params }));
  const { data: details } = useQuery(consoleQuery('orders', getOrder, { params }));
  const assign = useAssign(onClose);
  if (!data || !details) return <Skeleton width="100%" height="120px" />;
  const { choice } = data;
  const give = (courier_id: number | 'auto' | null) => assign.give(order.id, courier_id, details.version);
  return (
    <div className="courier-choice">
      {choice && (
        <Button loading={assign.given === 'auto'} disabled={assign.isPending} onClick={() => give('auto')}>
          {t('orders.auto')}
        </Button>
      )}
      {data.rows.length === 0 && <Note text={t('orders.noCouriers')} />}
      {data.rows.length > 0 && !choice && <Note text={t('orders.nobodyOnline')} />}
      <ul>
        {data.rows.map(({ id, name, phone, active, vehicle, load, distance_km }) => (
          <li key={id}>
            <button
              type="button"
              className="courier-choice-row"
              aria-current={order.courier?.id === id || undefined}
              disabled={assign.isPending}
              onClick={() => give(id)}
            >
              <b className="text-label">{name}</b>
              <span className="text-caption">
                {[
                  !active && t('orders.offline'),
                  vehicle,
                  t('orders.load', { count: load }),
                  distance_km !== null && t('orders.away', { km: distance_km.toFixed(1) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {choice?.courier_id === id && (
                <span className="courier-choice-why">
                  <span className="tag ok">{t('orders.suggested')}</span>{' '}
                  <span className="text-caption">{t(`orders.why.${choice.why}`)}</span>
                </span>
              )}
            </button>
            {!active && <PhoneLink phone={phone} />}
          </li>
        ))}
      </ul>
      {order.courier && (
        <Button variant="danger" disabled={assign.isPending} onClick={() => give(null)}>
          {t('orders.unassign')}
        </Button>
      )}
    </div>
  );
}

/** Assigns a courier to the version of an order that the member saw. */
export function useAssign(onDone: () => void) {
  const t = useText();
  const change = useChange(assignCourier);
  return {
    isPending: change.isPending,
    given: change.isPending ? change.variables.body.courier_id : null,
    give(id: number, courier_id: number | 'auto' | null, version: string): void {
      change.mutate(
        { params: { id }, body: { courier_id, version } },
        {
          onSuccess({ courier }) {
            toastDone(
              courier
                ? t('orders.assigned', { name: courier.name, id: `#${id}` })
                : t('orders.unassigned', { id: `#${id}` }),
            );
            onDone();
          },
          onError(error) {
            if (error instanceof ApiError && error.code === 'changed_meanwhile')
              void queries.invalidateQueries({ queryKey: ['orders'] });
          },
        },
      );
    },
  };
}
