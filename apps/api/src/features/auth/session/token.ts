import { createHash, randomBytes, randomInt } from 'node:crypto';

export const SESSION_DAYS = 90;
/** Without "Remember me". */
export const SHORT_SESSION_DAYS = 1;

/** 256 random bits. Only its hash is stored, so a copy of the database signs nobody in. */
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

/** Without letters and digits that look alike: people read these aloud. */
const REF_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function createRefCode(): string {
  return Array.from({ length: 8 }, () => REF_LETTERS[randomInt(REF_LETTERS.length)]).join('');
}
