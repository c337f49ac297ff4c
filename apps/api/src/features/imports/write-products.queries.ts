import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Tx } from '../../platform/db/index.ts';
import { FROM_ITEMS } from '../catalog/catalog.views.ts';
import type { CountedStock } from './imports.tables.ts';

/** An item that a file names by the id of an earlier import, or of an export. */
export type KnownItem = {
  id: number;
  store_id: number;
  external_id: string;
  /** Whether the item has no external id yet, because it was made by the console's form. */
  unnamed: boolean;
  fingerprint: string | null;
  stock: CountedStock | null;
  pictures: Record<string, string> | null;
  /** File keys of the pictures that the item shows. */
  item_pictures: string[];
};

export type ProductKey = { storeId: number; externalId: string };

export function listKnownItems(pool: pg.Pool, keys: ProductKey[]): Promise<KnownItem[]> {
  return prepared<KnownItem>(
    pool,
    'import-known',
    `select i.id, i.store_id, k.external_id, i.external_id is null as unnamed, t.fingerprint, t.stock, t.pictures,
       i.pictures as item_pictures
     from unnest($1::int[], $2::text[]) k(store_id, external_id)
     cross join lateral (
       (select * ${FROM_ITEMS} where i.store_id = k.store_id and i.external_id = k.external_id)
       union all
       (select * ${FROM_ITEMS} where k.external_id ~ '^item-[0-9]{1,9}$' and i.id = substr(k.external_id, 6)::int
         and i.store_id = k.store_id and i.external_id is null and i.campaign_starts is null)
       limit 1) i
     left join item_imports t on t.item_id = i.id`,
    [keys.map(({ storeId }) => storeId), keys.map(({ externalId }) => externalId)],
  );
}

export type ImportRecord = {
  itemId: number;
  fingerprint: string;
  stock: CountedStock;
  pictures: Record<string, string>;
};

export async function saveRecords(tx: Tx, records: ImportRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into item_imports (item_id, fingerprint, stock, pictures)
    select "itemId", fingerprint, stock, pictures from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r("itemId" int, fingerprint text, stock jsonb, pictures jsonb)
    on conflict (item_id) do update set fingerprint = excluded.fingerprint, stock = excluded.stock,
      pictures = excluded.pictures, updated_at = now()`);
}
