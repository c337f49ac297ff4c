import type { ParsedInput } from '@errand/contract';
import type {
  createStore as createEndpoint,
  listStores as listEndpoint,
} from '@errand/contract/console/stores';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { listZoneNames, zoneRows } from '../../location/index.ts';
import { listModuleNames } from '../../modules/index.ts';
import { addStore } from '../records/add-store.ts';
import { requirePlace } from '../records/store-place.ts';
import { findStoreRecord, type StoreRecord } from '../records/store-records.queries.ts';
import { listStoresById } from '../stores.queries.ts';
import { type Names, toStoreDetail, toStoreListRow } from './store.serializer.ts';
import { findStoreBounds } from './store-bounds.ts';
import { storesIn } from './stores.queries.ts';

/** A page of the stores in the caller's scope. Its cursor is the number of rows before it. */
export function listStores(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const now = new Date(ctx.now());
  const found = storesIn(ctx.db, ctx.scope, query, { language: ctx.language, now });
  return listPage(query, found, async (records) => {
    const rows = await listStoresById(
      ctx.db,
      records.map(({ id }) => id),
    );
    const names = await namesOf(ctx, records);
    return records.flatMap((record) => {
      const row = rows.find(({ id }) => id === record.id);
      return row ? [toStoreListRow(ctx, record, row, names)] : [];
    });
  });
}

export async function readStore(ctx: ConsoleContext, id: number) {
  const record = await findStoreRecord(ctx.db, id);
  const [row] = await listStoresById(ctx.db, [id]);
  if (!record || !row) throw new AppError('not_found');
  const bounds = await findStoreBounds(ctx, record.zoneId);
  const zoneOutline = (await zoneRows.findOutline(ctx.db, record.zoneId)) ?? [];
  const names = await namesOf(ctx, [record], [record.zoneId, ...record.furtherZoneIds]);
  return toStoreDetail(ctx, record, row, { names, bounds, zoneOutline });
}

/** Zones of the scope with outline and modules, for choosing where a store is. */
export async function listStorePlaces(ctx: ConsoleContext) {
  const zones = await zoneRows.listWithModules(ctx.db);
  const names = await namesOf(
    ctx,
    zones.flatMap(({ id, moduleIds }) => moduleIds.map((moduleId) => ({ zoneId: id, moduleId }))),
    zones.map(({ id }) => id),
  );
  const { scope } = ctx;
  return {
    zones: zones
      .filter(({ id }) => scope.all || scope.zoneIds.includes(id))
      .map(({ id, outline, moduleIds }) => ({
        id,
        name: names.zones.get(id) ?? '',
        outline,
        modules: moduleIds.map((moduleId) => ({ id: moduleId, name: names.modules.get(moduleId) ?? '' })),
      })),
  };
}

/** Adds a store that is not active. Throws `scope_unknown` and the rejections of `addStore`. */
export async function createStore(ctx: ConsoleContext, body: ParsedInput<typeof createEndpoint>['body']) {
  await requirePlace(ctx, body.module_id, body.place);
  const { id } = await addStore(ctx.db, body, (await ctx.settings()).country);
  await publishCatalogChanged(ctx, ctx.db);
  ctx.setTarget(id);
  return readStore(ctx, id);
}

async function namesOf(
  ctx: ConsoleContext,
  records: readonly Pick<StoreRecord, 'zoneId' | 'moduleId'>[],
  zoneIds: readonly number[] = records.map(({ zoneId }) => zoneId),
): Promise<Names> {
  const zones = await listZoneNames(ctx.db, [...new Set(zoneIds)], ctx.language);
  const moduleIds = [...new Set(records.map(({ moduleId }) => moduleId))];
  const modules = await listModuleNames(ctx.db, moduleIds, ctx.language);
  return { zones: toMap(zones), modules: toMap(modules) };
}

function toMap(rows: { id: number; name: string }[]): Map<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
