import type { LiveEvent } from '@errand/contract/live';

declare const payload: unique symbol;

/** The name of a live event, typed with its payload. Declare one with `topicName`. */
export type Topic<Payload> = string & { readonly [payload]: Payload };

/** Payload of events that only say that something changed. */
export type NoData = Record<string, never>;

export function topicName<Payload>(name: string): Topic<Payload> {
  return name as Topic<Payload>;
}

/** Everything that concerns one owner (`ownerOf`) and is shown on all of their devices. */
export function ownerTopic(owner: string): Topic<LiveEvent> {
  return topicName(`owner:${owner}`);
}
