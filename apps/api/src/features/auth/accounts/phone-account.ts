import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { createCustomer } from './create-customer.ts';
import { type CustomerRow, findByPhone } from './customers.queries.ts';
import { splitName } from './person-name.ts';

/** The account with a phone number in E.164. */
export function findAccountByPhone(q: Queryable, phone: string): Promise<CustomerRow | null> {
  return findByPhone(q, phone);
}

/** A person on the phone. `onTakenMail` says what happens if another account has the mail address. */
export type PhonePerson = {
  name: string;
  phone: string;
  mail: string | null;
  onTakenMail: 'reject' | 'leave_out';
};

/**
 * The account with a phone number, or a new one without a password, which its owner claims by proving the number. Throws
 * `email_taken`.
 */
export async function accountForPhone(
  ctx: RequestContext<'now'>,
  tx: Tx,
  person: PhonePerson,
): Promise<CustomerRow> {
  const { name, phone, mail, onTakenMail } = person;
  const known = await findByPhone(tx, phone);
  if (known) return known;
  const email = mail?.trim().toLowerCase() || null;
  try {
    return await createCustomer(
      ctx,
      tx,
      { ...splitName(name), email, phone, passwordHash: null, loginMedium: 'otp' },
      null,
    );
  } catch (error) {
    // Another call has created it meanwhile.
    const created = error instanceof AppError ? await findByPhone(tx, phone) : null;
    if (created) return created;
    if (email === null || onTakenMail === 'reject') throw error;
    return accountForPhone(ctx, tx, { ...person, mail: null });
  }
}
