import { isEmail } from '@errand/domain/auth';
import { toE164 } from '../auth/accounts/index.ts';
import type { Problem } from '../cart/index.ts';
import type { CheckoutBody, Contact } from '../checkout/index.ts';
import { receiverField } from './parcel-body.ts';

/** The receiver as contact; null while name or number is missing or wrong. */
export function receiverContact({ receiver_details: sent }: CheckoutBody, country: string): Contact | null {
  const name = sent?.contact_person_name.trim() ?? '';
  const phone = toE164(sent?.contact_person_number ?? '', country);
  if (!name || phone === null) return null;
  return { name, phone, email: sent?.contact_person_email?.trim() || null };
}

/** Every missing or wrong value of the two persons and their addresses, each at its field. */
export function contactProblems(body: CheckoutBody, sender: Contact | null, country: string): Problem[] {
  const { receiver_details: receiver } = body;
  return [
    ...missing('address', body.address, body.latitude, body.longitude),
    ...(sender ? [] : personProblems(body, (name) => name, country, true)),
    ...emailProblems(body.contact_person_email, 'contact_person_email'),
    ...missing(receiverField('address'), receiver?.address, receiver?.latitude, receiver?.longitude),
    ...personProblems(receiver ?? {}, receiverField, country, false),
    ...emailProblems(receiver?.contact_person_email, receiverField('contact_person_email')),
  ];
}

function missing(field: string, address: string | undefined, ...point: (number | undefined)[]): Problem[] {
  const isComplete = address?.trim() && !point.includes(undefined);
  return isComplete ? [] : [{ code: 'required', field }];
}

type Person = { contact_person_name?: string | undefined; contact_person_number?: string | undefined };

/** `isRejected`: the person is known to be incomplete, even if no single value is wrong. */
function personProblems(
  { contact_person_name: name = '', contact_person_number: number = '' }: Person,
  fieldOf: (name: string) => string,
  country: string,
  isRejected: boolean,
): Problem[] {
  const problems: Problem[] = [];
  if (!name.trim()) problems.push({ code: 'required', field: fieldOf('contact_person_name') });
  const field = fieldOf('contact_person_number');
  if (!number.trim()) problems.push({ code: 'required', field });
  else if (toE164(number, country) === null) problems.push({ code: 'phone_invalid', field });
  return problems.length === 0 && isRejected ? [{ code: 'contact_required', field }] : problems;
}

function emailProblems(email: string | null | undefined, field: string): Problem[] {
  const text = email?.trim();
  return !text || isEmail(text) ? [] : [{ code: 'email_invalid', field }];
}
