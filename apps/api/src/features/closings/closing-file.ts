import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CLOSING_FILE_FAULTS } from '@errand/contract/console/finance/periods';
import { type ClosingDocument, closingFaults, hashedLine, signedText } from '@errand/domain/books';
import type pg from 'pg';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { ledgerMonths } from '../ledger/index.ts';
import { closingKey } from './closing-key.ts';
import { findClosed, hashBefore } from './closings.queries.ts';

export type FileFault = (typeof CLOSING_FILE_FAULTS)[number];

const row = z.object({ account: z.string(), unit: z.enum(['money', 'points']) });
const FILE = z.object({
  closing: z.object({
    format: z.literal('errand-closing-1'),
    month: z.string().regex(/^\d{4}-\d\d$/),
    shop: z.string(),
    currency: z.string(),
    digits: z.number().int(),
    closed_at: z.string(),
    entries: z.number().int(),
    hash: z.string(),
    previous_hash: z.string(),
    balances: z.array(row.extend({ balance: z.number().int() })),
    sums: z.array(row.extend({ part: z.string(), entries: z.number().int(), amount: z.number().int() })),
  }),
  algorithm: z.literal('Ed25519'),
  public_key: z.string(),
  signature: z.string(),
});

/** The file of a closing: JSON of the document, the signature of its text, and the key that verifies it. */
export async function writeFile(pool: pg.Pool, closing: ClosingDocument): Promise<string> {
  const key = await closingKey(pool);
  const signature = key.sign(signedText(closing));
  const file = { closing, algorithm: 'Ed25519', public_key: key.publicKey, signature };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The number of a month's entries, and the hash over them and the hash of the month before. */
export async function hashMonth(
  q: Queryable,
  month: string,
  previousHash: string,
): Promise<{ entries: number; hash: string }> {
  const hash = createHash('sha256').update(`${previousHash}\n`);
  let entries = 0;
  for await (const page of ledgerMonths.entries(q, month)) {
    for (const entry of page) hash.update(hashedLine(entry));
    entries += page.length;
  }
  return { entries, hash: hash.digest('hex') };
}

/**
 * Verifies the file of a closing: its signature and key, its sums, and that it is the one that the shop has stored. With
 * `recount` also that the entries of the ledger have its hash, for which all entries of the month are read. `month` is null for
 * what is no such file.
 */
export async function verifyFile(
  { db, pool }: { db: Queryable; pool: pg.Pool },
  content: string,
  { recount }: { recount: boolean },
): Promise<{ month: string | null; faults: FileFault[] }> {
  const parsed = parse(content);
  if (!parsed) return { month: null, faults: ['format'] };
  const { closing, publicKey, signature } = parsed;
  const faults: FileFault[] = [];
  if (!isSigned(signedText(closing), publicKey, signature)) faults.push('signature');
  if (publicKey !== (await closingKey(pool)).publicKey) faults.push('key');
  faults.push(...closingFaults(closing));
  const stored = await findClosed(db, closing.month);
  if (!stored?.file) faults.push('unknown');
  else if (textOf(stored.file) !== signedText(closing)) faults.push('stored');
  if (stored?.file && recount) {
    const counted = await hashMonth(db, closing.month, await hashBefore(db, closing.month));
    if (counted.hash !== closing.hash || counted.entries !== closing.entries) faults.push('hash');
  }
  return { month: closing.month, faults };
}

type Parsed = { closing: ClosingDocument; publicKey: string; signature: string };

function parse(content: string): Parsed | null {
  try {
    const value: unknown = JSON.parse(content);
    const { closing, public_key: publicKey, signature } = FILE.parse(value);
    // The schema orders the fields; the signed text has those of the file.
    return { closing: (value as { closing: typeof closing }).closing, publicKey, signature };
  } catch {
    return null;
  }
}

function textOf(file: string): string | null {
  const parsed = parse(file);
  return parsed && signedText(parsed.closing);
}

function isSigned(text: string, publicKey: string, signature: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
