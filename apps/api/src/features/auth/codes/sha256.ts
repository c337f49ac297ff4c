import { createHash } from 'node:crypto';

/** SHA-256 in base64url, for keys that must not reveal a contact or id. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
