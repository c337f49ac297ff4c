import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { prepared } from '../db/index.ts';

const known = new WeakMap<pg.Pool, Map<string, Promise<string>>>();

/** Signs texts with a key of the deployment's own, made at its first use and the same in every process. */
export async function signerOf(pool: pg.Pool, name: string): Promise<(text: string) => string> {
  const keys = known.get(pool) ?? new Map<string, Promise<string>>();
  known.set(pool, keys);
  const reading = keys.get(name) ?? readOrMake(pool, name);
  keys.set(name, reading);
  reading.catch(() => keys.delete(name));
  const key = Buffer.from(await reading, 'base64url');
  // 128 bits are as many as nobody guesses, and a link stays short.
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares two signatures in a time that tells nothing. */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readOrMake(pool: pg.Pool, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await prepared(
    pool,
    'secret-make',
    'insert into secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, made],
  );
  const [row] = await prepared<{ value: string }>(
    pool,
    'secret-read',
    'select value from secrets where name = $1',
    [name],
  );
  if (!row) throw new Error(`no secret called ${name}`);
  return row.value;
}
