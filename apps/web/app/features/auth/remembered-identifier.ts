import { STORAGE } from '#platform/session/keys.ts';

/**
 * Who signed in here last with "Remember me". Only the identifier: a password in local storage could be read by any
 * script, and browsers remember passwords better.
 */
export function rememberedIdentifier(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE.rememberedCredentials) ?? 'null');
    const identifier = (stored as { email_or_phone?: unknown } | null)?.email_or_phone;
    return typeof identifier === 'string' ? identifier : null;
  } catch {
    return null;
  }
}

/** Remembers the identifier, or forgets the last one. */
export function rememberIdentifier(identifier: string | null): void {
  try {
    if (identifier === null) localStorage.removeItem(STORAGE.rememberedCredentials);
    else localStorage.setItem(STORAGE.rememberedCredentials, JSON.stringify({ email_or_phone: identifier }));
  } catch {
    // Storage may be forbidden; signing in works all the same.
  }
}
