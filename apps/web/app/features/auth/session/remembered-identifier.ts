import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { STORAGE } from '#platform/session/keys.ts';

/**
 * The last identifier signed in with "Remember me". The password is never stored: any script could read it from local
 * storage, and browsers store passwords safely.
 */
export function rememberedIdentifier(): string | null {
  const { email_or_phone: identifier } = readStorage('local', STORAGE.rememberedCredentials, fieldsOf);
  return typeof identifier === 'string' ? identifier : null;
}

/** Stores the identifier, or deletes it. */
export function rememberIdentifier(identifier: string | null): void {
  const credentials = identifier === null ? null : { email_or_phone: identifier };
  writeStorage('local', STORAGE.rememberedCredentials, credentials);
}
