import type { ConsoleResource } from '@errand/contract/console/events';
import type { LiveEvent } from '@errand/contract/live';

declare const payload: unique symbol;

/** The name of a live event, typed with its payload. Declare one with `topicName`. */
export type Topic<Payload> = string & { readonly [payload]: Payload };

/** Payload of events that only report a change. */
export type NoData = Record<string, never>;

export function topicName<Payload>(name: string): Topic<Payload> {
  return name as Topic<Payload>;
}

/** The topic of changes that concern one owner (`ownerOf`) and are shown on all of their devices. */
export function ownerTopic(owner: string): Topic<LiveEvent> {
  return topicName(`owner:${owner}`);
}

/** A change of something that the console shows. Features publish it when the storefront or a job makes the change. */
export type ConsoleChange = {
  resource: ConsoleResource;
  /** Null for a change of several objects. */
  id: string | null;
  /** The browser tab that made the change. */
  by?: string | null;
  /** The member whom the change concerns. Limits a resource without permission to this member. */
  memberId?: number | null;
  /** Limits the audience to members whose grants reach the object; null or absent for all who have the permission. */
  place?: { zoneIds: readonly number[]; storeId: number | null } | null;
};

export const CONSOLE_CHANGED = topicName<ConsoleChange>('console.changed');
