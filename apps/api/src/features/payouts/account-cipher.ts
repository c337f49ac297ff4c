import type pg from 'pg';
import { getCipher } from '../../platform/secrets/index.ts';

/** Encrypts and decrypts the numbers of the accounts of payees. */
export function accountCipher(pool: pg.Pool): ReturnType<typeof getCipher> {
  return getCipher(pool, 'payout-accounts');
}
