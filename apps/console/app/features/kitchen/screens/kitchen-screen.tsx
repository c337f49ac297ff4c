import { useText } from '@errand/client/i18n.tsx';
import { getKitchen, type KitchenOrder } from '@errand/contract/console/kitchen/board';
import { TRIP_BOARD_COLUMNS } from '@errand/domain/rental';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { BoardColumn } from '#blocks/board/board-column.tsx';
import { RingSwitch } from '#blocks/ring/ring-switch.tsx';
import { useRing } from '#blocks/ring/use-ring.ts';
import { useNow } from '#features/orders/index.ts';
import { consoleQuery, useRead } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { useWakeLock } from '#platform/use-wake-lock.ts';
import { isUrgent } from '../board/accept-time.tsx';
import { type BoardColumnName, columnOf, KITCHEN_COLUMNS } from '../board/column-of.ts';
import { KitchenCard } from '../board/kitchen-card.tsx';
import { OrderIntake } from '../board/order-intake.tsx';
import { KitchenPage } from '../kitchen-page.tsx';
import { BoardPushSwitch } from '../push/board-push-switch.tsx';
import './kitchen-screen.css';

/** The trips in the order in which their next steps are due, so that late ones come first. */
function byDue(orders: KitchenOrder[]): KitchenOrder[] {
  return orders.toSorted(
    (a, b) => Date.parse(a.due_at ?? a.created_at) - Date.parse(b.due_at ?? b.created_at),
  );
}

/** The board of a store. A new order rings until it is accepted or rejected. */
export default function KitchenScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.title')}>
      {({ id, rents }) => <Board key={id} storeId={id} rents={rents} />}
    </KitchenPage>
  );
}

function Board({ storeId, rents }: { storeId: number; rents: boolean }) {
  const t = useText();
  const now = useNow();
  const columns: readonly BoardColumnName[] = rents ? TRIP_BOARD_COLUMNS : KITCHEN_COLUMNS;
  const { store, orders: listed } = useRead('kitchen', getKitchen, { params: { id: storeId } });
  const orders = rents ? byDue(listed) : listed;
  // An order that awaits its courier first, or its customer's answer to an offer, cannot be accepted yet.
  const waiting = orders.filter(
    ({ transitions, prescription }) =>
      prescription?.step === 'reading' || transitions.some(({ to }) => to === 'confirmed'),
  ).length;
  const title = t('kitchen.ringTitle', { count: waiting });
  const ring = useRing({
    storageKey: 'kitchen-sound',
    waiting,
    isUrgent: orders.some((order) => isUrgent(order, now)),
    repeats: true,
    title,
  });
  useAnnouncement(waiting > 0 ? title : '');
  useWakeLock(true);
  const isDemo = useDemoBoard(storeId);
  return (
    <>
      <div className="kitchen-bar">
        <OrderIntake store={store} />
        <div className="kitchen-bar-bells">
          <BoardPushSwitch storeId={storeId} />
          <RingSwitch {...ring} />
        </div>
      </div>
      {isDemo && <Note text={t('kitchen.demo')} />}
      <div className="kitchen-board">
        {columns.map((name) => (
          <BoardColumn
            key={name}
            title={t(`kitchen.column.${name}`)}
            isUrgent={name === 'new'}
            rows={orders.filter((order) => columnOf(order, now) === name)}
            card={(order) => <KitchenCard order={order} usualMinutes={store.usual_minutes} now={now} />}
          />
        ))}
      </div>
    </>
  );
}

const REFETCH_EVERY_MS = 4000;

/**
 * In the demo, refetches the board every few seconds while its tab is visible. The demo takes these requests as a
 * sign that a person watches the board, and then leaves new orders to them. Returns whether this is the demo.
 */
function useDemoBoard(storeId: number): boolean {
  const { demo } = useSession();
  useQuery({
    ...consoleQuery('kitchen', getKitchen, { params: { id: storeId } }),
    refetchInterval: demo && REFETCH_EVERY_MS,
  });
  return demo;
}
