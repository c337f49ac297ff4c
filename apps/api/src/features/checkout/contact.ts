import type { Queryable } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { storedPhone } from '../auth/index.ts';
import { findCustomer } from './checkout.queries.ts';

export type Contact = { name: string; phone: string; email: string | null };

type Sent = {
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
};

/** The shortest number somebody can be called under. */
const FEWEST_DIGITS = 6;

/** Whom the courier asks for: what was sent, else the customer's own; null while a name or number is missing. */
export async function contactOf(
  ctx: RequestContext,
  q: Queryable,
  sent: Sent,
  country: string,
): Promise<Contact | null> {
  const own = ctx.viewer.kind === 'customer' ? await findCustomer(q, ctx.viewer.customerId) : null;
  const name = sent.contact_person_name?.trim() || (own ? `${own.firstName} ${own.lastName}`.trim() : '');
  const phone = sent.contact_person_number?.trim() || own?.phone || '';
  if (!name || digitsOf(phone).length < FEWEST_DIGITS) return null;
  return {
    name,
    phone: storedPhone(phone, country) ?? phone,
    email: sent.contact_person_email?.trim() || own?.email || null,
  };
}

/** Whether somebody who types this number means this contact, however it is spaced and with or without a country. */
export function isSamePhone(typed: string, phone: string, country: string): boolean {
  const digits = digitsOf(typed);
  if (digits.length < FEWEST_DIGITS) return false;
  return digits === digitsOf(phone) || storedPhone(typed, country) === phone;
}

/** Latin digits only; Arabic and Persian ones are read too. */
function digitsOf(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\D/g, '')
    .replace(/^00/, '');
}
