import { pendingAccountStep } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import type { NewCustomer } from '../accounts/create-customer.ts';
import {
  type CustomerRow,
  findByEmail,
  findByPhone,
  replaceUnverified,
} from '../accounts/customers.queries.ts';
import { verifyPassword } from '../accounts/password.ts';

type SignUp = Pick<NewCustomer, 'firstName' | 'lastName'> & {
  email: string;
  phone: string;
  password: string;
};

const WITHIN_MS = 86_400_000;

/**
 * Continues a sign-up that waits for a code that cannot arrive: the person mistyped the mail or the phone, goes back and
 * signs up again within a day. The account is theirs if it has the other contact and the password, and nobody could
 * sign in to it because none of its contacts is verified. Null if there is no such account.
 */
export async function repeatSignUp(
  tx: Tx,
  { password, ...contacts }: SignUp,
  required: Parameters<typeof pendingAccountStep>[1],
  at: Date,
): Promise<CustomerRow | null> {
  const found = [await findByPhone(tx, contacts.phone), await findByEmail(tx, contacts.email)];
  const [account, other] = found.filter((row) => row !== null);
  if (!account || (other && other.id !== account.id)) return null;
  const { phone, email, phoneVerified, emailVerified } = account;
  if (phoneVerified || emailVerified || account.loginMedium !== 'manual') return null;
  const state = { hasPhone: phone !== null, hasEmail: email !== null, phoneVerified, emailVerified };
  if (account.createdAt.getTime() + WITHIN_MS < at.getTime()) return null;
  if (pendingAccountStep(state, required) === 'finish') return null;
  if (!(await verifyPassword(password, account.passwordHash))) return null;
  return replaceUnverified(tx, account.id, { ...contacts, updatedAt: at });
}
