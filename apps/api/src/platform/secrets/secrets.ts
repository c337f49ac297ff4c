import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { poolOutside, prepared } from '../db/index.ts';

/** Encrypts short texts with a key of this deployment (AES-256-GCM). `decrypt` throws for a manipulated text. */
export async function getCipher(
  pool: pg.Pool,
  name: string,
): Promise<{ encrypt: (text: string) => string; decrypt: (text: string) => string }> {
  const key = await getSecret(pool, name);
  return {
    encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** 32 random bytes of this deployment, generated at first use and shared by all processes. */
export async function getSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  return Buffer.from(await findKey(pool, name), 'base64url');
}

/** Signs a text with 128 bits, which are unguessable and keep links short. */
export type Signer = (text: string) => string;

/** Returns a signer with a key of this deployment, generated at first use and shared by all processes. */
export async function getSigner(pool: pg.Pool, name: string): Promise<Signer> {
  return signerOf(await getSecret(pool, name));
}

/** The signer of `getSigner` if it was used before, so that something may be signed by it; null otherwise. */
export async function findSigner(pool: pg.Pool, name: string): Promise<Signer | null> {
  const value = knownKey(pool, name) ?? (await read(pool, name));
  if (value === null) return null;
  return signerOf(Buffer.from(value, 'base64url'));
}

function signerOf(key: Buffer): Signer {
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Finds a key and caches it, because keys never change. A key that a transaction creates is cached for that transaction
 * only, because it may be rolled back.
 */
async function findKey(pool: pg.Pool, name: string): Promise<string> {
  const known = knownKey(pool, name);
  if (known !== undefined) return known;
  const { value, isNew } = await readOrCreate(pool, name);
  keysOf(isNew ? pool : (poolOutside(pool) ?? pool)).set(name, value);
  return value;
}

function knownKey(pool: pg.Pool, name: string): string | undefined {
  return keysOf(pool).get(name) ?? keysOf(poolOutside(pool) ?? pool).get(name);
}

const keys = new WeakMap<pg.Pool, Map<string, string>>();

function keysOf(pool: pg.Pool): Map<string, string> {
  const known = keys.get(pool);
  if (known) return known;
  const created = new Map<string, string>();
  keys.set(pool, created);
  return created;
}

/** Reads first, because a caller may be in a read-only transaction. */
async function readOrCreate(pool: pg.Pool, name: string): Promise<{ value: string; isNew: boolean }> {
  const known = await read(pool, name);
  if (known !== null) return { value: known, isNew: false };
  const candidate = randomBytes(32).toString('base64url');
  await prepared(
    pool,
    'secret-make',
    'insert into secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, candidate],
  );
  const created = await read(pool, name);
  if (created === null) throw new Error(`The secret ${name} was neither created nor found`);
  return { value: created, isNew: created === candidate };
}

async function read(pool: pg.Pool, name: string): Promise<string | null> {
  const [row] = await prepared<{ value: string }>(
    pool,
    'secret-read',
    'select value from secrets where name = $1',
    [name],
  );
  return row?.value ?? null;
}
