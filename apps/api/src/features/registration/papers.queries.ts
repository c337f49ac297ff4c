import type { PaperKind } from '@errand/contract/console/support/applications';
import { and, arrayContains, arrayOverlaps, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { listPublicKeys } from '../../platform/files/index.ts';
import { courierApplications, storeApplications } from './registration.tables.ts';

/** A paper of an application that is stored as a public picture. */
export type PublicPaper = { kind: 'courier' | 'store'; id: number; key: string };

/** The keys of an application's papers; null for an unknown application. */
export async function findPapers(
  q: Queryable,
  kind: PublicPaper['kind'],
  id: number,
): Promise<{ paper: PaperKind; key: string }[] | null> {
  if (kind === 'store') {
    const { tinCertificate: key } = storeApplications;
    const [row] = await q.select({ key }).from(storeApplications).where(eq(storeApplications.id, id));
    return row ? (row.key ? [{ paper: 'tax_certificate', key: row.key }] : []) : null;
  }
  const [row] = await q.select().from(courierApplications).where(eq(courierApplications.id, id));
  return (
    (row && [
      { paper: 'portrait' as const, key: row.picture },
      ...row.identityPictures.map((key) => ({ paper: 'identity' as const, key })),
    ]) ??
    null
  );
}

/** The private files of applications that were not rejected and refer to any of the keys. */
export async function listPaperKeys(q: Queryable, keys: string[]): Promise<string[]> {
  const { identityPictures, picture, status } = courierApplications;
  const couriers = await q
    .select({ identityPictures, picture })
    .from(courierApplications)
    .where(
      and(
        ne(status, 'rejected'),
        sql`(${arrayOverlaps(identityPictures, keys)} or ${inArray(picture, keys)})`,
      ),
    );
  const { tinCertificate: key } = storeApplications;
  const stores = await q
    .select({ key })
    .from(storeApplications)
    .where(and(ne(storeApplications.status, 'rejected'), inArray(key, keys)));
  return [
    ...couriers.flatMap((row) => [row.picture, ...row.identityPictures]),
    ...stores.flatMap((row) => row.key ?? []),
  ];
}

export async function listPublicPapers(q: Queryable): Promise<PublicPaper[]> {
  const couriers = await q.select().from(courierApplications);
  const { id, tinCertificate } = storeApplications;
  const stores = await q.select({ id, key: tinCertificate }).from(storeApplications);
  const papers: PublicPaper[] = [
    ...couriers.flatMap((row) =>
      [row.picture, ...row.identityPictures].map((key) => ({ kind: 'courier' as const, id: row.id, key })),
    ),
    ...stores.flatMap((row) => (row.key ? [{ kind: 'store' as const, id: row.id, key: row.key }] : [])),
  ];
  const publicKeys = new Set(
    await listPublicKeys(
      q,
      papers.map(({ key }) => key),
    ),
  );
  return papers.filter(({ key }) => publicKeys.has(key));
}

/** Writes the new key of a paper. False when the application no longer has the old one. */
export async function replacePaper(
  q: Queryable,
  { kind, id, key }: PublicPaper,
  next: string,
): Promise<boolean> {
  if (kind === 'store') {
    const own = and(eq(storeApplications.id, id), eq(storeApplications.tinCertificate, key));
    const rows = await q.update(storeApplications).set({ tinCertificate: next }).where(own).returning();
    return rows.length > 0;
  }
  const { identityPictures, picture } = courierApplications;
  const own = and(
    eq(courierApplications.id, id),
    sql`(${arrayContains(identityPictures, [key])} or ${picture} = ${key})`,
  );
  const rows = await q
    .update(courierApplications)
    .set({
      identityPictures: sql`array_replace(${identityPictures}, ${key}, ${next})`,
      picture: sql`case when ${picture} = ${key} then ${next} else ${picture} end`,
    })
    .where(own)
    .returning();
  return rows.length > 0;
}

/** Whether an application refers to a picture, as paper, logo or cover. */
export async function isPictureReferenced(q: Queryable, key: string): Promise<boolean> {
  if ((await listPaperKeys(q, [key])).includes(key)) return true;
  const { id, logo, cover } = storeApplications;
  const rows = await q
    .select({ id })
    .from(storeApplications)
    .where(or(eq(logo, key), eq(cover, key)))
    .limit(1);
  return rows.length > 0;
}
