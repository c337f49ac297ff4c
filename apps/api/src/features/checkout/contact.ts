import { latinDigits } from '@errand/domain/language';
import type { Queryable } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { findContact, toE164 } from '../auth/index.ts';

export type Contact = { name: string; phone: string; email: string | null };

type Sent = {
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
};

/** Minimum number of digits of a phone number. */
const FEWEST_DIGITS = 6;

/**
 * The contact of the order: the posted values, else the customer's own unless it is taken `asSent`; null while a name or
 * number is missing.
 */
export async function contactOf(
  ctx: RequestContext,
  q: Queryable,
  sent: Sent,
  country: string,
  asSent = false,
): Promise<Contact | null> {
  const own = ctx.viewer.kind === 'customer' && !asSent ? await findContact(q, ctx.viewer.customerId) : null;
  const name = sent.contact_person_name?.trim() || (own ? `${own.firstName} ${own.lastName}`.trim() : '');
  const phone = sent.contact_person_number?.trim() || own?.phone || '';
  if (!name || digitsOf(phone).length < FEWEST_DIGITS) return null;
  return {
    name,
    phone: toE164(phone, country) ?? phone,
    email: sent.contact_person_email?.trim() || own?.email || null,
  };
}

/** Whether a typed number is the contact's, in any spacing and with or without a country code. */
export function isSamePhone(typed: string, phone: string, country: string): boolean {
  const digits = digitsOf(typed);
  if (digits.length < FEWEST_DIGITS) return false;
  return digits === digitsOf(phone) || toE164(typed, country) === phone;
}

/** Extracts the digits as 0-9. */
function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '').replace(/^00/, '');
}
