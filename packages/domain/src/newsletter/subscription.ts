/**
 * The states of an address. `unasked` was stored before subscriptions were confirmed, and was never asked to. Only
 * `confirmed` ones receive the newsletter.
 */
export const SUBSCRIPTION_STATES = ['unasked', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Where an address was entered. `former` ones are those of the time before, whom the office has asked. */
export const SUBSCRIPTION_SOURCES = ['footer', 'account', 'former'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long the link of a confirmation request is valid. */
export const CONFIRMATION_DAYS = 7;
/** A request that was not confirmed is deleted after this time. */
const UNCONFIRMED_DAYS = 30;

/** When a link that was sent at an instant expires. */
export function confirmationEndsMs(sentMs: number): number {
  return sentMs + CONFIRMATION_DAYS * DAY_MS;
}

/** Requests from before this instant are deleted. */
export function deletedBeforeMs(nowMs: number): number {
  return nowMs - UNCONFIRMED_DAYS * DAY_MS;
}

/** An address is asked once an hour at most, so that nobody can fill the mailbox of another person. */
export function mayAsk(lastAskedMs: number | null, nowMs: number): boolean {
  return lastAskedMs === null || nowMs - lastAskedMs >= HOUR_MS;
}

/** Whether unsubscribing can be undone: within an hour, because others may have the mail with its link later. */
export function mayUndo(unsubscribedMs: number, nowMs: number): boolean {
  return nowMs - unsubscribedMs < HOUR_MS;
}
