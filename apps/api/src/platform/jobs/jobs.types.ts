import type { Queryable } from '../db/index.ts';
import type { JobAdmin } from './job-admin.ts';

declare const payload: unique symbol;

/** The name of a queue, typed with the payload of its jobs. Declare one with `jobName`. */
export type JobName<Payload extends object> = string & { readonly [payload]: ['job', Payload] };

/** The name of a durable event, typed with its payload. Declare one with `eventName`. */
export type EventName<Payload extends object> = string & { readonly [payload]: ['event', Payload] };

/** Payload of scheduled jobs. */
export type NoPayload = Record<string, never>;

export function jobName<Payload extends object>(name: string): JobName<Payload> {
  return name as JobName<Payload>;
}

export function eventName<Payload extends object>(name: string): EventName<Payload> {
  return name as EventName<Payload>;
}

export type JobOptions = {
  /** The job starts up to five seconds later, in a punctual queue up to half a second later. */
  startAfterSeconds?: number;
  singletonKey?: string;
  /** How long a finished job is kept; the default is a week. For payloads with personal data. */
  deleteAfterSeconds?: number;
};
export type JobHandler<Payload extends object> = (data: Payload) => Promise<void>;

export type Jobs = {
  /** Queues a job as part of the given transaction: the job exists exactly if the change does. */
  send<Payload extends object>(
    q: Queryable,
    name: JobName<Payload>,
    data: NoInfer<Payload>,
    options?: JobOptions,
  ): Promise<void>;
  /** Queues a job for each payload, as `send` does, in one statement. */
  sendAll<Payload extends object>(
    q: Queryable,
    name: JobName<Payload>,
    all: readonly NoInfer<Payload>[],
    options?: Pick<JobOptions, 'startAfterSeconds'>,
  ): Promise<void>;
  /** Deletes the jobs of a queue, finished ones too, whose payload contains `match`. */
  discard<Payload extends object>(
    q: Queryable,
    name: JobName<Payload>,
    match: NoInfer<Partial<Payload>>,
  ): Promise<void>;
  /**
   * Handles the jobs of a queue. A handler must be idempotent, because a process may die between the work and its
   * completion mark. A job that fails is repeated, unless its error is `permanent`. Polling a `punctual` queue costs two statements a second, so only queues with delays of seconds
   * are punctual.
   */
  work<Payload extends object>(
    name: JobName<Payload>,
    handler: JobHandler<NoInfer<Payload>>,
    options?: { punctual?: boolean },
  ): void;
  /** Runs scheduled work (`cron` in UTC, at most once a minute), each time in one of several processes. */
  every(name: JobName<NoPayload>, cron: string, handler: () => Promise<void>): void;
  /** Queues one job per subscriber of the event as part of the transaction; without subscribers it costs no statement. */
  publish<Payload extends object>(
    q: Queryable,
    event: EventName<Payload>,
    data: NoInfer<Payload>,
  ): Promise<void>;
  /**
   * Handles an event in a separate queue of the subscriber, with the guarantees of `work`. Every process that
   * publishes must register the same subscribers, also one that handles no jobs.
   */
  subscribe<Payload extends object>(
    event: EventName<Payload>,
    subscriber: string,
    handler: JobHandler<NoInfer<Payload>>,
  ): void;
  admin: JobAdmin;
  start(): Promise<void>;
  stop(): Promise<void>;
};
