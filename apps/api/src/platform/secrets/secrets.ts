import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { prepared } from '../db/index.ts';

const cached = new WeakMap<pg.Pool, Map<string, Promise<string>>>();

/** Returns a signer with a key of this deployment, generated at first use and shared by all processes. */
export async function getSigner(pool: pg.Pool, name: string): Promise<(text: string) => string> {
  const keys = cached.get(pool) ?? new Map<string, Promise<string>>();
  cached.set(pool, keys);
  const pending = keys.get(name) ?? readOrCreate(pool, name);
  keys.set(name, pending);
  pending.catch(() => keys.delete(name));
  const key = Buffer.from(await pending, 'base64url');
  // 128 bits are unguessable and keep links short.
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readOrCreate(pool: pg.Pool, name: string): Promise<string> {
  const candidate = randomBytes(32).toString('base64url');
  await prepared(
    pool,
    'secret-make',
    'insert into secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, candidate],
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
