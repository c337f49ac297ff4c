import type { Translations } from '@errand/domain/language';
import { type AnyPgColumn, bigint, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

export function translations<Name extends string>(name: Name) {
  return jsonb(name).$type<Translations>();
}

/** Title and description for search engines and shared links; null where the row's own texts serve. */
export function metaTexts() {
  return { metaTitle: translations('meta_title'), metaDescription: translations('meta_description') };
}

/** Money in minor units: safe integers up to 90 trillion major units. */
export function money<Name extends string>(name: Name) {
  return bigint(name, { mode: 'number' });
}

export function moment<Name extends string>(name: Name) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** The id of a row of another table, which always exists. */
export function reference<Name extends string>(
  name: Name,
  column: () => AnyPgColumn,
  actions?: { onDelete: 'cascade' },
) {
  return integer(name).notNull().references(column, actions);
}

/** The same for a table whose ids are int8. */
export function bigReference<Name extends string>(
  name: Name,
  column: () => AnyPgColumn,
  actions?: { onDelete: 'cascade' },
) {
  return bigint(name, { mode: 'number' }).notNull().references(column, actions);
}

export function createdAt() {
  return moment('created_at').notNull().defaultNow();
}

export function updatedAt() {
  return moment('updated_at').notNull().defaultNow();
}

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** PostgreSQL's polygon as [[lng, lat], …]; its GiST index supports `@>`. */
export const polygon = customType<{ data: [number, number][]; driverData: string }>({
  dataType: () => 'polygon',
  toDriver: (ring) => `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`,
  fromDriver: (text) =>
    [...text.matchAll(/\(?\(([^,()]+),([^,()]+)\)/g)].map(([, lng, lat]) => [Number(lng), Number(lat)]),
});

/** SQL of a polygon as JSON: [[lng, lat], …]. */
export function polygonJsonSql(column: string): string {
  return `translate(${column}::text, '()', '[]')::json`;
}

/**
 * A point on the globe as PostgreSQL's `cube` of three coordinates; its GiST index supports nearest-first
 * scans with `<->`.
 */
export const globePoint = customType<{ data: string; driverData: string }>({ dataType: () => 'cube' });

export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Ranges of minutes in PostgreSQL's notation: `{[540,1440),[1980,2880)}`. */
export const minuteRanges = customType<{ data: string; driverData: string }>({
  dataType: () => 'int4multirange',
});

/** Ranges of days in PostgreSQL's notation, ends exclusive: `{[2026-12-24,2026-12-27)}`. */
export const dayRanges = customType<{ data: string; driverData: string }>({
  dataType: () => 'datemultirange',
});

/** Whether a number can be an id of an order, whose keys are int8. */
export function isOrderId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/** Whether a number can be an id of a row; PostgreSQL rejects other numbers for its integer columns. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
