import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/add-ons';
import { withoutEmpty } from '@errand/domain/language';
import {
  BY_ID,
  type ConsoleContext,
  listPageAfter,
  type Place,
  requireVersion,
} from '../../../../console/index.ts';
import { requireFound } from '../../../../platform/http/index.ts';
import { namesOfStores } from '../../../stores/index.ts';
import { findStorePlace } from '../../../stores/stores.views.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import * as rows from './add-ons.queries.ts';

type Fields = Omit<ParsedInput<typeof contract.createCatalogAddOn>['body'], 'store_id'>;

/** A page of the add-ons in the caller's scope. Its cursor is the id of the row before it. */
export function listAddOns(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCatalogAddOns>['query'],
) {
  const found = rows.addOnsIn(ctx.db, ctx.scope, query);
  return listPageAfter(query, { ...found, ...BY_ID }, (records) => toRows(ctx, records));
}

export async function readAddOn(ctx: ConsoleContext, id: number) {
  const [row] = await toRows(ctx, [requireFound(await rows.addOnRows.find(ctx.db, id))]);
  return requireFound(row);
}

export async function createAddOn(
  ctx: ConsoleContext,
  { store_id: storeId, ...body }: Fields & { store_id: number },
) {
  const id = await rows.addOnRows.insert(ctx.db, { storeId, ...columnsOf(body) });
  ctx.setTarget(id);
  return readAddOn(ctx, id);
}

/** Throws `changed_meanwhile`. */
export async function updateAddOn(ctx: ConsoleContext, id: number, body: Fields & { version: string }) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await rows.addOnRows.lock(tx, id));
    if (body.version !== record.version)
      requireVersion(body.version, record.version, await readAddOn(ctx, id));
    await rows.addOnRows.update(tx, id, columnsOf(body));
    await publishCatalogChanged(ctx, tx);
    return readAddOn(ctx, id);
  });
}

/** Deletes an add-on. Carts that contain it show that it is gone, as with a hidden one. */
export async function deleteAddOn(ctx: ConsoleContext, id: number) {
  await rows.addOnRows.remove(ctx.db, id);
  await publishCatalogChanged(ctx, ctx.db);
  return { done: true } as const;
}

/** The place of the add-on's store; null for an add-on that does not exist. */
export async function findAddOnPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const record = await rows.addOnRows.find(ctx.db, id);
  return record && findStorePlace(ctx.db, record.storeId);
}

function columnsOf({ name, price_minor, active }: Fields) {
  return { name: withoutEmpty(name), priceMinor: price_minor, active };
}

async function toRows(ctx: ConsoleContext, records: rows.AddOnRecord[]) {
  const ids = [...new Set(records.map(({ storeId }) => storeId))];
  const stores = new Map((await namesOfStores.list(ctx.db, ids, ctx.language)).map((one) => [one.id, one]));
  return records.map(({ id, name, priceMinor, active, storeId, version }) => ({
    id,
    name,
    price_minor: priceMinor,
    active,
    store: stores.get(storeId) ?? { id: storeId, name: '' },
    version,
  }));
}
