import { isActive, type OrderStatus } from '@errand/domain/orders';
import { RECONNECTED } from '../../../platform/events/index.ts';
import type { EventStream, RequestContext } from '../../../platform/http/index.ts';
import { type CourierPosition, positionTopic } from '../../couriers/index.ts';
import { orderEvents } from '../../orders/events/index.ts';
import { eventIdOf, type OrderRow } from '../read/order-row.ts';
import { expectedWindow } from '../read/order-times.ts';
import { findEventId, findOrderRow } from '../read/orders.queries.ts';
import { toOrderResponses } from './track.service.ts';

const POSITION_EVERY_MS = 1000;

export type Following = {
  /** Sends the order if an event was lost, or if its delivery window has passed, which causes no event. */
  catchUp(): Promise<void>;
  stop(): void;
};

/**
 * Sends an order to a stream now (unless the client has seen this state) and at every change, and the courier's position
 * at most once a second. Ends the stream with the order. Subscribes before it reads, so that no change is missed.
 */
export async function followOrder(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>,
  orderId: number,
  seen: number | null,
  stream: EventStream,
  isReceiver = false,
): Promise<Following> {
  let last = seen;
  let lastChange = '';
  let status: OrderStatus | null = null;
  /** When the delivery window that was sent last expires. */
  let validUntil = Number.POSITIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let again = false;
  const positions = throttled((position) => stream.send('position', position));

  const stops = [
    ctx.events.subscribe(orderEvents.topic(orderId), () => void refresh().catch(fail)),
    ctx.events.subscribe(RECONNECTED, () => void refresh().catch(fail)),
    ctx.events.subscribe(positionTopic(orderId), (data) => {
      if (status === 'picked_up') positions.push(data);
    }),
  ];

  function stop(): void {
    for (const unsubscribe of stops) unsubscribe();
    positions.stop();
  }

  /** One read at a time; an event during a read causes one more. */
  function refresh(): Promise<void> {
    if (reading) {
      again = true;
      return reading;
    }
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function read(): Promise<void> {
    do {
      again = false;
      const row = await findOrderRow(ctx.pool, orderId);
      if (row) await show(row);
    } while (again);
  }

  async function show(row: OrderRow): Promise<void> {
    const id = eventIdOf(row);
    const change = row.updated_at.toISOString();
    const isOutdated = ctx.now() >= validUntil;
    const isNew = last === null || id > last || (lastChange !== '' && change !== lastChange);
    const window = expectedWindow(row, ctx.now());
    validUntil = window ? window.toMs : Number.POSITIVE_INFINITY;
    if (isNew || isOutdated) {
      const [order] = await toOrderResponses(ctx, [row], isReceiver);
      stream.send('order', order, id);
      last = id;
    }
    const wasUnderway = status === 'picked_up';
    lastChange = change;
    status = row.status;
    if (status === 'picked_up' && !wasUnderway) positions.push(positionOf(row));
    if (!isActive(status)) stream.end();
  }

  function fail(error: unknown): void {
    ctx.log.warn({ err: error }, 'order stream failed');
    stream.end();
  }

  await refresh().catch(fail);
  return {
    async catchUp() {
      const newest = await findEventId(ctx.pool, orderId).catch(() => null);
      const isBehind = newest !== null && newest > (last ?? 0);
      if (isBehind || ctx.now() >= validUntil) await refresh().catch(fail);
    },
    stop,
  };
}

function positionOf({ courier }: OrderRow): CourierPosition | null {
  if (courier?.latitude == null || courier.longitude == null) return null;
  return { lat: courier.latitude, lng: courier.longitude, heading: courier.heading };
}

/** Passes on the newest position, at most one per second. */
function throttled(send: (position: CourierPosition) => void) {
  let sentAt = Number.NEGATIVE_INFINITY;
  let waiting: CourierPosition | null = null;
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    timer = null;
    if (!waiting) return;
    sentAt = performance.now();
    send(waiting);
    waiting = null;
  }

  return {
    push(position: CourierPosition | null): void {
      if (!position) return;
      waiting = position;
      timer ??= setTimeout(flush, Math.max(0, sentAt + POSITION_EVERY_MS - performance.now()));
    },
    stop(): void {
      if (timer) clearTimeout(timer);
      waiting = null;
    },
  };
}
