import { type EventName, type JobName, type Jobs, jobName } from './jobs.types.ts';

/** Delivers durable events as jobs: each subscriber of an event has a queue `<event>/<subscriber>`. */
export function createSubscribers({
  send,
  work,
}: Pick<Jobs, 'send' | 'work'>): Pick<Jobs, 'publish' | 'subscribe'> {
  const queues = new Map<string, Set<string>>();

  return {
    async publish(q, event, data) {
      for (const queue of queues.get(event) ?? []) await send(q, jobName(queue), data);
    },
    subscribe(event, subscriber, handler) {
      const queue = subscriberQueue(event, subscriber);
      queues.set(event, (queues.get(event) ?? new Set()).add(queue));
      work(queue, handler);
    },
  };
}

/** The queue in which a subscriber receives an event. */
export function subscriberQueue<Payload extends object>(
  event: EventName<Payload>,
  subscriber: string,
): JobName<Payload> {
  return jobName(`${event}/${subscriber}`);
}
