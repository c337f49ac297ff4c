import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../../platform/http/index.ts';
import { getTakenContacts, insertCustomer } from './customers.queries.ts';

export type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  emailVerified?: boolean;
  phoneVerified?: boolean;
  loginMedium: 'manual' | 'otp' | 'google' | 'facebook' | 'apple';
};

/** Collisions of random refer codes in a row are practically impossible; the limit only ends the loop. */
const MAX_ATTEMPTS = 5;

/** Inserts an account. Throws `email_taken` and `phone_taken`, each at its field. */
export async function createCustomer(
  ctx: RequestContext<'now'>,
  tx: Tx,
  row: NewCustomer,
  referral: number | null | 'unknown',
) {
  const referredBy = referral === 'unknown' ? null : referral;
  const at = new Date(ctx.now());
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const values = { ...row, referredBy, refCode: createRefCode(), createdAt: at, updatedAt: at };
    const customer = await insertCustomer(tx, values);
    if (customer) return customer;
    const taken = await getTakenContacts(tx, row.email, row.phone);
    const rejections: Rejection[] = [];
    if (taken.email) rejections.push({ code: 'email_taken', field: 'email', details: {} });
    if (taken.phone) rejections.push({ code: 'phone_taken', field: 'phone', details: {} });
    if (rejections.length > 0) throw AppError.ofFields(rejections);
  }
  throw new Error('No free referral code was found.');
}

/** Without letters and digits that look alike, since people read refer codes aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function createRefCode(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
