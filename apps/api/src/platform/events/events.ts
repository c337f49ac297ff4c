import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { closeNow, openSession, preparedIn, type Queryable } from '../db/index.ts';
import { type NoData, type Topic, topicName } from './topic.ts';

const CHANNEL = 'errand';
const NOTIFY_ALL = 'select pg_notify($1, message) from unnest($2::text[]) message';

/** Delivered inside a process after events may have been lost: subscribers must read their data again. */
export const RECONNECTED = topicName<NoData>('reconnected');

/**
 * Delivered before `RECONNECTED` if the session did not respond, for example after a network failure without an error.
 */
export const SILENCE_ENDED = topicName<NoData>('silence-ended');

/** Listeners of all topics in one map; `Events` keeps payloads and topics apart by type. */
type StoredListener = (data: never) => void;

export type Events = {
  /** Notifies every process when the transaction commits. `data` is small JSON (PostgreSQL's limit: 8 kB). */
  publish<Payload>(q: Queryable, topic: Topic<Payload>, data: NoInfer<Payload>): Promise<void>;
  /** Notifies every process of a committed change. Does not wait: events are sent in batches, one statement at a time. */
  publishCommitted<Payload>(topic: Topic<Payload>, data: NoInfer<Payload>): void;
  /** Returns the function that unsubscribes. */
  subscribe<Payload>(topic: Topic<Payload>, listener: (data: NoInfer<Payload>) => void): () => void;
  stop(): Promise<void>;
};

/** Interval of the check of the listening session. A lost session goes unnoticed until the next check. */
const HEARTBEAT_MS = 10_000;
/** A session that does not respond to a heartbeat for this long is closed and reopened. */
const SILENCE_MS = 5000;
const RETRY_MS = 500;

/**
 * Live events over LISTEN/NOTIFY on a session of their own, which reconnects. A heartbeat detects a connection that is
 * lost without an error. Events sent while it is disconnected are lost; after `RECONNECTED`, subscribers read the
 * tables again. Durable events are `Jobs.publish`. `url` must lead to a server or a pooler that keeps sessions.
 */
export async function startEvents(
  url: string,
  log: FastifyBaseLogger,
  heartbeatMs = HEARTBEAT_MS,
): Promise<Events> {
  const listeners = new Map<string, Set<StoredListener>>();
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;
  let pending: string[] = [];
  let sending = false;
  let wasSilent = false;

  /** Sends one statement at a time; events that arrive meanwhile go into the next one. */
  async function sendPending(): Promise<void> {
    sending = true;
    for (let next = pending; next.length > 0; next = pending) {
      pending = [];
      const values = [CHANNEL, next];
      await client?.query({ name: 'notify-all', text: NOTIFY_ALL, values }).catch((error: Error) => {
        log.warn({ err: error }, 'event connection failed');
      });
    }
    sending = false;
  }

  async function connect(): Promise<void> {
    const next = openSession(url, 'errand-events', Math.min(SILENCE_MS, heartbeatMs));
    next.on('notification', (message) => deliver(listeners, message.payload ?? ''));
    next.on('error', (error) => log.warn({ err: error }, 'event connection failed'));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      closeNow(next);
      throw error;
    }
    client = next;
    const beat = setInterval(() => void check(next), heartbeatMs);
    next.once('end', () => {
      clearInterval(beat);
      if (!stopped && client === next) retry = setTimeout(reconnect, RETRY_MS);
    });
  }

  /** Closes a session that does not respond. */
  async function check(session: pg.Client): Promise<void> {
    try {
      await session.query('select 1');
    } catch (error) {
      log.warn({ err: error }, 'event connection failed');
      wasSilent = true;
      closeNow(session);
    }
  }

  function reconnect(): void {
    connect().then(reconnected, (error: Error) => {
      log.warn({ err: error }, 'event connection failed');
      if (!stopped) retry = setTimeout(reconnect, RETRY_MS * 2);
    });
  }

  function reconnected(): void {
    if (stopped) return void client?.end().catch(() => {});
    const topics = wasSilent ? [SILENCE_ENDED, RECONNECTED] : [RECONNECTED];
    wasSilent = false;
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener({} as never);
  }

  await connect();

  return {
    async publish(q, topic, data) {
      await preparedIn(q, 'notify', 'select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic, data })]);
    },
    publishCommitted(topic, data) {
      pending.push(JSON.stringify({ topic, data }));
      if (!sending) void sendPending();
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set<StoredListener>();
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

function deliver(listeners: Map<string, Set<StoredListener>>, payload: string): void {
  const { topic, data } = JSON.parse(payload) as { topic: string; data: never };
  for (const listener of listeners.get(topic) ?? []) listener(data);
}
