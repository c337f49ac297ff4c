import type { Deps } from '../../../platform/deps.ts';
import { findSigner, getSigner, type Signer } from '../../../platform/secrets/index.ts';

export type Contacts = { email: string | null; phone: string | null };

const KEY = 'former-customers';

/**
 * Keyed hashes (HMAC with a secret of this deployment) of a person's e-mail and phone in E.164. They recognize a person
 * who comes back after a deletion, and reveal no contact without the secret.
 */
export async function contactHashes({ pool }: Pick<Deps, 'pool'>, contacts: Contacts): Promise<string[]> {
  return hashesBy(await getSigner(pool, KEY), contacts);
}

/** The hashes of `contactHashes` if any were made before. Writes nothing, so that a read-only transaction can ask. */
export async function knownContactHashes(
  { pool }: Pick<Deps, 'pool'>,
  contacts: Contacts,
): Promise<string[]> {
  const sign = await findSigner(pool, KEY);
  return sign ? hashesBy(sign, contacts) : [];
}

function hashesBy(sign: Signer, { email, phone }: Contacts): string[] {
  const texts = [email && `email ${email.trim().toLowerCase()}`, phone && `phone ${phone}`];
  return texts.flatMap((text) => (text ? [sign(text)] : []));
}
