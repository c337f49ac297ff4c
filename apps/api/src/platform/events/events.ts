import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { preparedIn, type Queryable } from '../db/index.ts';

const CHANNEL = 'errand';
const TELL = 'select pg_notify($1, told) from unnest($2::text[]) told';

/** Told inside a process when its events may have been lost for a while: whoever shows something reads it again. */
export const RECONNECTED = 'reconnected';

type Listener = (data: unknown) => void;

export type Events = {
  /** Tells every process; inside a transaction only when it commits. `data` is small JSON (PostgreSQL's limit: 8 kB). */
  publish(q: Queryable, topic: string, data: unknown): Promise<void>;
  /** Tells every process of what is committed already, a moment later and together with whatever else is told then. */
  tell(topic: string, data: unknown): void;
  /** Returns the way out. */
  subscribe(topic: string, listener: Listener): () => void;
  stop(): Promise<void>;
};

/**
 * Events over LISTEN/NOTIFY on one connection of its own, reconnecting when it is lost. Delivery is at most once while
 * disconnected: whoever must not miss a thing reads the tables again, and `onReconnect` tells when.
 */
export async function startEvents(
  url: string,
  log: FastifyBaseLogger,
  onReconnect: () => void = () => {},
): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;
  let untold: string[] = [];
  let telling = false;

  /** One statement at a time; what comes meanwhile goes with the next. Lost with the connection, as every event is. */
  async function tellAll(): Promise<void> {
    telling = true;
    for (let next = untold; next.length > 0; next = untold) {
      untold = [];
      const values = [CHANNEL, next];
      await client?.query({ name: 'tell', text: TELL, values }).catch((error: Error) => {
        log.warn({ err: error }, 'event connection');
      });
    }
    telling = false;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', (message) => deliver(listeners, message.payload ?? ''));
    next.on('error', (error) => log.warn({ err: error }, 'event connection'));
    next.on('end', () => {
      if (!stopped && client === next) retry = setTimeout(reconnect, 500);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function reconnect(): void {
    connect().then(reconnected, (error: Error) => {
      log.warn({ err: error }, 'event connection');
      if (!stopped) retry = setTimeout(reconnect, 1000);
    });
  }

  function reconnected(): void {
    for (const listener of listeners.get(RECONNECTED) ?? []) listener(null);
    onReconnect();
  }

  await connect();

  return {
    async publish(q, topic, data) {
      await preparedIn(q, 'notify', 'select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic, data })]);
    },
    tell(topic, data) {
      untold.push(JSON.stringify({ topic, data }));
      if (!telling) void tellAll();
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}

function deliver(listeners: Map<string, Set<Listener>>, payload: string): void {
  const { topic, data } = JSON.parse(payload) as { topic: string; data: unknown };
  for (const listener of listeners.get(topic) ?? []) listener(data);
}
