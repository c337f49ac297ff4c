import { readEvents } from '@errand/client/network/event-stream.ts';
import { jittered, pause } from '@errand/client/pause.ts';
import type { Order } from '@errand/contract/orders';
import { ORDER_EVENTS_PATH, trackOrder } from '@errand/contract/orders-track';
import { api, requestHeaders } from '#platform/api/browser-client.ts';
import { type OrderKey, queryOf } from '../order-key.ts';

export type Position = { lat: number; lng: number; heading: number | null };
type Listener = {
  onOrder: (order: Order) => void;
  onPosition: (position: Position) => void;
  /** Called for everything that arrives: what is shown is true at this moment. */
  onContact?: (() => void) | undefined;
};

const RETRY_MS = 2000;
const POLL_MS = 5000;

/**
 * Follows an order by server-sent events until stopped, resuming after the last event. While the stream fails
 * (buffering proxy, server restart) it polls every few seconds. Returns the function that stops it.
 */
export function followOrder(key: OrderKey, listener: Listener): () => void {
  const stop = new AbortController();
  let lastEventId = '';

  function stream(): Promise<void> {
    return readEvents(
      {
        url: eventsUrl(key),
        headers: requestHeaders(),
        lastEventId,
        signal: stop.signal,
        onData: listener.onContact,
      },
      (event) => {
        if (event.id) lastEventId = event.id;
        if (event.event === 'order') listener.onOrder(JSON.parse(event.data) as Order);
        if (event.event === 'position') listener.onPosition(JSON.parse(event.data) as Position);
      },
    );
  }

  async function poll(): Promise<void> {
    const order = await api.call(trackOrder, { query: queryOf(key) });
    listener.onContact?.();
    listener.onOrder(order);
    const { lat, lng } = order.delivery_man ?? {};
    if (lat && lng) listener.onPosition({ lat: Number(lat), lng: Number(lng), heading: null });
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stop.signal.aborted) {
      const failed = await stream().then(
        () => false,
        () => true,
      );
      failures = failed ? failures + 1 : 0;
      if (stop.signal.aborted) return;
      if (failures > 0) await poll().catch(() => {});
      await pause(jittered(failures > 1 ? POLL_MS : RETRY_MS), stop.signal);
    }
  }

  void run();
  return () => stop.abort();
}

function eventsUrl(key: OrderKey): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(key)))
    if (value !== undefined) query.set(name, String(value));
  return `${ORDER_EVENTS_PATH}?${query}`;
}
