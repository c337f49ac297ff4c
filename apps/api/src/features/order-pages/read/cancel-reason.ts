import { messageText } from '@errand/contract';

/** Reasons of the shop itself, stored as codes. All others are texts that a person wrote or chose. */
const OWN_REASONS = ['payment_overdue', 'not_accepted'] as const;

/** Why an order was canceled. Reasons of the shop itself are in the reader's language. */
export function cancelReasonOf(reason: string | null, language: string): string | null {
  const own = OWN_REASONS.find((code) => code === reason);
  return own ? messageText(own, language) : reason;
}
