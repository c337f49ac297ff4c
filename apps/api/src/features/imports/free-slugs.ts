import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import { listTakenSlugs } from '../catalog/index.ts';
import type { Pending } from './pending-products.ts';

/** Assigns a free slug to each new item: its name, then with the store's slug, then with a hash. */
export async function freeSlugs(tx: Tx, changed: Pending[]): Promise<Map<Pending, string>> {
  const fresh = changed.filter(({ known }) => known === null);
  const wishes = fresh.map(({ product: { slug, store } }) => [slug, `${slug}-${store.slug}`]);
  const taken = await listTakenSlugs(tx, wishes.flat());
  const slugs = new Map<Pending, string>();
  for (const [index, one] of fresh.entries()) {
    const free = wishes[index]?.find((slug) => !taken.has(slug));
    // The id in the file is unique within its store only.
    const slug = free ?? `${one.product.slug}-${one.product.store.id}-${hashOf(one.product.externalId)}`;
    taken.add(slug);
    slugs.set(one, slug);
  }
  return slugs;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
