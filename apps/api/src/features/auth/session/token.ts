import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Only the hash is stored, so a copy of the database contains no usable token. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 192 random bits: the only key to a guest's cart and orders. */
export function createGuestId(): string {
  return randomBytes(24).toString('base64url');
}
