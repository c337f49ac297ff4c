import type { Deps } from '../../../platform/deps.ts';
import { getSigner } from '../../../platform/secrets/index.ts';

export type Contacts = { email: string | null; phone: string | null };

/**
 * Keyed hashes (HMAC with a secret of this deployment) of a person's e-mail and phone in E.164. They recognize a person
 * who comes back after a deletion, and reveal no contact without the secret.
 */
export async function contactHashes(
  { pool }: Pick<Deps, 'pool'>,
  { email, phone }: Contacts,
): Promise<string[]> {
  const sign = await getSigner(pool, 'former-customers');
  const texts = [email && `email ${email.trim().toLowerCase()}`, phone && `phone ${phone}`];
  return texts.flatMap((text) => (text ? [sign(text)] : []));
}
