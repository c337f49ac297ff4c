/** The channels that need a contact of the person: an email address or a phone number. */
export const CONTACT_CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** What became of a message after its provider took it. A later state replaces an earlier one, and never the reverse. */
export const DELIVERY_STATES = ['delivered', 'read', 'bounced', 'complained'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why nothing is sent to a contact any more: it does not exist or cannot receive (`unknown`), the person has ended messages
 * with the provider (`stopped`), or has reported one as spam (`complained`).
 */
export const UNREACHABLE_REASONS = ['unknown', 'stopped', 'complained'] as const;
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number];

/** The states that a state replaces. */
export function statesBefore(state: DeliveryState): DeliveryState[] {
  return DELIVERY_STATES.slice(0, DELIVERY_STATES.indexOf(state));
}

/** One spelling of a contact, so that `Layla@Errand.test` and `layla@errand.test` are one address. */
export function normalizeContact(contact: string): string {
  return contact.trim().toLowerCase();
}
