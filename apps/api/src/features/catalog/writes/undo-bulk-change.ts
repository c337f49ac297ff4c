import { priceFault } from '@errand/domain/catalog';
import type { BulkItem } from './bulk-change.ts';

type Values = Record<string, unknown>;
/** The recorded change of one row; `before` or `after` is null for a row that was added or removed. */
export type RecordedChange = {
  tableName: string;
  rowId: string;
  before: Values | null;
  after: Values | null;
};

/** What a bulk change did to one item. The columns are those that it changed. */
export type ItemRecord = {
  item: { before: Values; after: Values } | null;
  /** By the variation's type. */
  variations: Map<string, { before: Values; after: Values }>;
  /** The end of the pause that the change ended: null for an open end, undefined if there was none. */
  pausedUntil: string | null | undefined;
};

/** Groups the recorded rows of a bulk change by item. */
export function recordsByItem(changes: readonly RecordedChange[]): Map<number, ItemRecord> {
  const records = new Map<number, ItemRecord>();
  for (const { tableName, rowId, before, after } of changes) {
    const [itemId = '', ...rest] = rowId.split(',');
    const id = Number(itemId);
    const record = records.get(id) ?? { item: null, variations: new Map(), pausedUntil: undefined };
    if (tableName === 'items' && before && after) record.item = { before, after };
    else if (tableName === 'item_variations' && before && after)
      record.variations.set(rest.join(','), { before, after });
    else if (tableName === 'item_pauses' && before && !after)
      record.pausedUntil = typeof before['until'] === 'string' ? before['until'] : null;
    else continue;
    records.set(id, record);
  }
  return records;
}

/**
 * The item with the values from before a bulk change. Null if one of them was changed since, as by an order that took
 * stock, if the item is archived, or if it could not be sold for its earlier price.
 */
export function restoredItem(item: BulkItem, record: ItemRecord): BulkItem | null {
  const { variations: changed, pausedUntil } = record;
  const own = columnsOf(item);
  if (item.archived || (record.item && !matches(own, record.item.after))) return null;
  const found = new Set(item.variations.map(({ type }) => type));
  if ([...changed.keys()].some((type) => !found.has(type))) return null;
  const isChangedSince = item.variations.some((one) => {
    const change = changed.get(one.type);
    return change && !matches(columnsOf(one), change.after);
  });
  if (isChangedSince) return null;
  const before: Values = { ...own, ...record.item?.before };
  const restored: BulkItem = {
    ...item,
    priceMinor: Number(before['price_minor']),
    stock: before['stock'] === null ? null : Number(before['stock']),
    active: before['active'] === true,
    categoryId: Number(before['category_id']),
    taxClassId: before['tax_class_id'] === null ? null : Number(before['tax_class_id']),
    paused: item.paused || pausedUntil !== undefined,
    variations: item.variations.map((one) => {
      const values: Values = { ...columnsOf(one), ...changed.get(one.type)?.before };
      return { ...one, priceMinor: Number(values['price_minor']), stock: Number(values['stock']) };
    }),
  };
  const isPriceChanged = JSON.stringify(pricesOf(restored)) !== JSON.stringify(pricesOf(item));
  return isPriceChanged && priceFault(restored) !== null ? null : restored;
}

function pricesOf({ priceMinor, variations }: BulkItem): number[] {
  return [priceMinor, ...variations.map((one) => one.priceMinor)];
}

/** The columns that bulk changes write, as the log names them. */
function columnsOf(row: Partial<BulkItem> & { priceMinor: number; stock: number | null }): Values {
  const { priceMinor, stock, active, categoryId, taxClassId } = row;
  return { price_minor: priceMinor, stock, active, category_id: categoryId, tax_class_id: taxClassId };
}

function matches(now: Values, recorded: Values): boolean {
  return Object.entries(recorded).every(([column, value]) => !(column in now) || now[column] === value);
}
