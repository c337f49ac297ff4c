import { STORAGE } from '#platform/session/keys.ts';

/**
 * The last identifier signed in with "Remember me". The password is never stored: any script could read it from local
 * storage, and browsers store passwords safely.
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

/** Stores the identifier, or deletes it. */
export function rememberIdentifier(identifier: string | null): void {
  try {
    if (identifier === null) localStorage.removeItem(STORAGE.rememberedCredentials);
    else localStorage.setItem(STORAGE.rememberedCredentials, JSON.stringify({ email_or_phone: identifier }));
  } catch {
    // Sign-in works without storage.
  }
}
