import { slugOf } from '@errand/domain/search';
import type { Tx } from '../../../platform/db/index.ts';
import { listTakenSlugs } from './bulk-writes.queries.ts';

const NUMBERS = Array.from({ length: 20 }, (_, at) => at + 2);

/** A free slug for a new item with this name: "falafel-wrap", or "falafel-wrap-2" if that is taken. */
export async function freeItemSlug(tx: Tx, name: string): Promise<string> {
  const base = slugOf(name, 'item');
  const candidates = [base, ...NUMBERS.map((number) => `${base}-${number}`)];
  const taken = await listTakenSlugs(tx, candidates);
  return candidates.find((slug) => !taken.has(slug)) ?? `${base}-${crypto.randomUUID().slice(0, 8)}`;
}
