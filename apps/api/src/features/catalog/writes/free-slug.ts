import { slugOf } from '@errand/domain/search';
import type { Tx } from '../../../platform/db/index.ts';
import { listTakenSlugs } from './bulk-writes.queries.ts';

const NUMBERS = Array.from({ length: 20 }, (_, at) => at + 2);

/** A slug for a new item with this name that no other item has: "falafel-wrap", "falafel-wrap-2". */
export async function freeItemSlug(tx: Tx, name: string): Promise<string> {
  const base = slugOf(name, 'item');
  const wishes = [base, ...NUMBERS.map((number) => `${base}-${number}`)];
  const taken = await listTakenSlugs(tx, wishes);
  return wishes.find((slug) => !taken.has(slug)) ?? `${base}-${crypto.randomUUID().slice(0, 8)}`;
}
