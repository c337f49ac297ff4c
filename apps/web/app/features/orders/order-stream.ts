import { ORDER_EVENTS_PATH, type Order, trackOrder } from '@errand/contract/orders';
import { createParser } from 'eventsource-parser';
import { api, guestField, requestHeaders } from '#platform/api/browser-client.ts';

export type Position = { lat: number; lng: number; heading: number | null };
export type OrderKey = { orderId: number; contactNumber?: string };
type Listener = { onOrder: (order: Order) => void; onPosition: (position: Position) => void };

const RETRY_MS = 2000;
const POLL_MS = 5000;
/** Without a word for this long the connection is taken for dead: the server sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;

/**
 * Follows an order until it is stopped: over server-sent events, resuming after the last event seen; when the stream
 * cannot be had (a proxy that buffers, a server that restarts) by asking again every few seconds meanwhile.
 */
export function followOrder(key: OrderKey, listener: Listener): () => void {
  const stop = new AbortController();
  let lastEventId = '';

  async function stream(): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const response = await fetch(eventsUrl(key), {
      headers: definedOnly({
        ...requestHeaders(),
        accept: 'text/event-stream',
        'Last-Event-ID': lastEventId || undefined,
      }),
      signal: AbortSignal.any([stop.signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`event stream: ${response.status}`);
    const parser = createParser({
      onEvent(event) {
        if (event.id) lastEventId = event.id;
        if (event.event === 'order') listener.onOrder(JSON.parse(event.data) as Order);
        if (event.event === 'position') listener.onPosition(JSON.parse(event.data) as Position);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parser.feed(part.value);
    }
    clearTimeout(timer);
  }

  async function poll(): Promise<void> {
    const order = await api.call(trackOrder, { query: queryOf(key) });
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
      await pause(failures > 1 ? POLL_MS : RETRY_MS, stop.signal);
    }
  }

  void run();
  return () => stop.abort();
}

export function queryOf(key: OrderKey) {
  return { order_id: key.orderId, contact_number: key.contactNumber, ...guestField() };
}

function eventsUrl(key: OrderKey): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(key)))
    if (value !== undefined) query.set(name, String(value));
  return `${ORDER_EVENTS_PATH}?${query}`;
}

function definedOnly(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Waits, or less when the network returns or the page is looked at again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}
