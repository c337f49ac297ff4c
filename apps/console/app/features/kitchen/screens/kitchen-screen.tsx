import { useText } from '@errand/client/i18n.tsx';
import { getKitchen, type KitchenOrder } from '@errand/contract/console/sides/kitchen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '#features/orders/index.ts';
import { consoleQuery } from '#platform/query.ts';
import { useWakeLock } from '#platform/use-wake-lock.ts';
import { KitchenColumn } from '../board/kitchen-column.tsx';
import { TakesOrders } from '../board/takes-orders.tsx';
import { KitchenPage } from '../kitchen-page.tsx';
import { RingSwitch } from '../ring/ring-switch.tsx';
import { useRing } from '../ring/use-ring.ts';
import './kitchen-screen.css';

type Column = {
  name: 'new' | 'preparing' | 'ready' | 'way' | 'booked' | 'rented';
  statuses: readonly KitchenOrder['status'][];
};

const COLUMNS: readonly Column[] = [
  { name: 'new', statuses: ['pending', 'accepted'] },
  { name: 'preparing', statuses: ['confirmed', 'processing'] },
  { name: 'ready', statuses: ['handover'] },
  { name: 'way', statuses: ['picked_up'] },
];

/** A trip is not prepared. */
const TRIP_COLUMNS: readonly Column[] = [
  { name: 'new', statuses: ['pending', 'accepted'] },
  { name: 'booked', statuses: ['confirmed', 'processing', 'handover'] },
  { name: 'rented', statuses: ['picked_up'] },
];

/** The board of a store. A new order rings until it is accepted or rejected. */
export default function KitchenScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.title')}>
      {({ id, rents }) => <Board key={id} storeId={id} columns={rents ? TRIP_COLUMNS : COLUMNS} />}
    </KitchenPage>
  );
}

function Board({ storeId, columns }: { storeId: number; columns: readonly Column[] }) {
  const t = useText();
  const now = useNow();
  const {
    data: { store, orders },
  } = useSuspenseQuery(consoleQuery('kitchen', getKitchen, { params: { id: storeId } }));
  const waiting = orders.filter(({ status }) => status === 'pending').length;
  const ring = useRing(waiting);
  useWakeLock(true);
  return (
    <>
      <div className="kitchen-bar">
        <TakesOrders store={store} />
        <RingSwitch {...ring} />
      </div>
      <p className="sr-only" role="status">
        {waiting > 0 && t('kitchen.ringTitle', { count: waiting })}
      </p>
      <div className="kitchen-board" data-columns={columns.length}>
        {columns.map(({ name, statuses }) => (
          <KitchenColumn
            key={name}
            title={t(`kitchen.column.${name}`)}
            isNew={name === 'new'}
            orders={orders.filter(({ status }) => statuses.includes(status))}
            usualMinutes={store.usual_minutes}
            now={now}
          />
        ))}
      </div>
    </>
  );
}
