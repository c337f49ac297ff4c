import { readFileSync } from 'node:fs';
import type { Rejection } from '../../../platform/http/index.ts';

let common: ReadonlySet<string> | null = null;

/**
 * The 10 000 most common passwords of at least six characters in lower case, from the dictionary of zxcvbn-ts
 * (MIT, common-passwords.LICENSE.txt), and the published one of the demo. Read once, at the first new password.
 */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return common;
}

/** Rejects a new password that is common, in any letter case. Returns no rejections for other passwords. */
export function rejectCommonPassword(password: string): Rejection[] {
  const isCommon = commonPasswords().has(password.normalize('NFKC').toLowerCase());
  return isCommon ? [{ code: 'password_common', field: 'password' }] : [];
}
