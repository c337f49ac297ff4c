import type { ParsedInput } from '@errand/contract';
import type {
  FlashSaleBody,
  FlashSaleDetail,
  listFlashSales as listEndpoint,
} from '@errand/contract/console/promotions/flash-sales';
import {
  type ConsoleContext,
  listPage,
  publishShopChanged,
  requireVersion,
  stateOf,
  toPeriod,
  toText,
} from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listNamedItems } from '../../catalog/index.ts';
import { listModuleNames } from '../../modules/index.ts';
import {
  countFlashSales,
  type FlashSaleItem,
  type FlashSaleRecord,
  type FlashSaleValues,
  findFlashSaleRecord,
  insertFlashSale,
  listFlashSaleItems,
  listFlashSaleRecords,
  listFlashSaleSlugs,
  lockFlashSale,
  lockFlashSaleItems,
  replaceFlashSaleItems,
  updateFlashSaleRow,
} from './flash-sales.console-queries.ts';
import { freeSlug } from './free-slug.ts';
import { requireTargets } from './targets.ts';

export async function listFlashSales(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const nowMs = ctx.now();
  const order = { sort: query.sort, ascending: query.direction === 'asc', nowMs };
  const found = await listPage(
    query,
    {
      rows: (limit, offset) => listFlashSaleRecords(ctx.db, query, { ...order, limit, offset }),
      count: () => countFlashSales(ctx.db, query, nowMs),
    },
    (row) => row,
  );
  return { ...found, rows: await toRows(ctx, found.rows) };
}

export async function readFlashSale(ctx: ConsoleContext, id: number): Promise<FlashSaleDetail> {
  const record = await findFlashSaleRecord(ctx.db, id);
  if (!record) throw new AppError('not_found');
  const [row] = await toRows(ctx, [record]);
  if (!row) throw new AppError('not_found');
  const items = await listFlashSaleItems(ctx.db, [id]);
  const names = await listNamedItems(
    ctx.db,
    items.map(({ itemId }) => itemId),
    ctx.language,
  );
  const byId = new Map(names.map((item) => [item.id, item]));
  return {
    ...row,
    items: items.map(({ itemId, stock, sold }) => ({
      item_id: itemId,
      stock,
      sold,
      name: byId.get(itemId)?.name ?? String(itemId),
      price_minor: byId.get(itemId)?.priceMinor ?? 0,
    })),
  };
}

/** Throws `promotion_target` and `promotion_period`. */
export async function createFlashSale(ctx: ConsoleContext, body: FlashSaleBody): Promise<FlashSaleDetail> {
  const values = await toValues(ctx, body);
  const taken = new Set(await listFlashSaleSlugs(ctx.db, freeSlug(body.title.en, 'sale', new Set())));
  const slug = freeSlug(body.title.en, 'sale', taken);
  const id = await insertFlashSale(ctx.db, { ...values, slug });
  await replaceFlashSaleItems(ctx.db, id, toItems(body));
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readFlashSale(ctx, id);
}

/** The same, and throws `changed_meanwhile`, and `flash_sale_sold` where more is sold than offered. */
export async function updateFlashSale(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: FlashSaleBody & { version: string },
): Promise<FlashSaleDetail> {
  const record = await lockFlashSale(ctx.db, id);
  if (!record) throw new AppError('not_found');
  if (record.version !== version) requireVersion(version, record.version, await readFlashSale(ctx, id));
  const values = await toValues(ctx, body);
  const items = toItems(body);
  requireUnsold(await lockFlashSaleItems(ctx.db, id), items);
  // Also where only its items change, so that a form opened before is rejected.
  await updateFlashSaleRow(ctx.db, id, values);
  await replaceFlashSaleItems(ctx.db, id, items);
  await publishShopChanged(ctx);
  return readFlashSale(ctx, id);
}

/** Sold pieces stay offered: orders that are canceled return them to the sale. */
function requireUnsold(current: FlashSaleItem[], next: { itemId: number; stock: number }[]): void {
  const stocks = new Map(next.map(({ itemId, stock }) => [itemId, stock]));
  if (current.some(({ itemId, sold }) => sold > (stocks.get(itemId) ?? 0)))
    throw new AppError('flash_sale_sold', {}, 'items');
}

async function toValues(ctx: ConsoleContext, body: FlashSaleBody): Promise<FlashSaleValues> {
  const period = toPeriod(body);
  await requireTargets(ctx, {
    moduleId: body.module_id,
    itemIds: body.items.map(({ item_id }) => item_id),
  });
  return {
    moduleId: body.module_id,
    title: toText(body.title),
    percent: body.percent,
    ...period,
    active: body.active,
  };
}

/** The last row of an item that is named twice. */
function toItems({ items }: FlashSaleBody): { itemId: number; stock: number }[] {
  return [...new Map(items.map(({ item_id, stock }) => [item_id, { itemId: item_id, stock }])).values()];
}

async function toRows(ctx: ConsoleContext, records: FlashSaleRecord[]) {
  const items = await listFlashSaleItems(
    ctx.db,
    records.map(({ id }) => id),
  );
  const modules = await listModuleNames(
    ctx.db,
    records.map(({ moduleId }) => moduleId),
    ctx.language,
  );
  return records.map((record) => {
    const own = items.filter(({ flashSaleId }) => flashSaleId === record.id);
    const sum = (of: (item: FlashSaleItem) => number) => own.reduce((total, item) => total + of(item), 0);
    return {
      id: record.id,
      title: record.title,
      module: { id: record.moduleId, name: modules.find(({ id }) => id === record.moduleId)?.name ?? '' },
      percent: record.percent,
      starts_at: record.startsAt.toISOString(),
      ends_at: record.endsAt.toISOString(),
      active: record.active,
      item_count: own.length,
      stock: sum(({ stock }) => stock),
      sold: sum(({ sold }) => sold),
      state: stateOf(record, ctx.now()),
      version: record.version,
    };
  });
}
