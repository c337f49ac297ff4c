import { jsonOf, type RowOf } from '../../../platform/db/index.ts';
import { dayparts } from '../catalog.tables.ts';

const DAYPART = jsonOf(dayparts, 'd', ['days', 'fromMinutes', 'toMinutes']);
export type DaypartRow = RowOf<typeof DAYPART>;

/** The levels of an item `i` of a category `c`, the nearest first. The first one with a daypart decides. */
const LEVELS = [
  'd.item_id = i.id',
  'd.store_id = i.store_id and d.category_id = i.category_id',
  'd.store_id = i.store_id and d.category_id = c.parent_id',
];

/** SQL of the dayparts that apply to an item `i` of a category `c`, as a JSON array of `DaypartRow`s. */
export const DAYPARTS_OF_ITEM = `coalesce(${LEVELS.map(
  (level) => `(select json_agg(${DAYPART.sql} order by d.id) from dayparts d where ${level})`,
).join(', ')}, '[]')`;

/**
 * SQL condition: an item `i` of a category `c` is within its dayparts at a local time, by the rule of `isInDayparts`. A
 * level without dayparts is null, so that the next one decides.
 */
export function isInDaypartsSql(wall: string): string {
  const minutes = `(extract(hour from ${wall}) * 60 + extract(minute from ${wall}))`;
  const today = `extract(dow from ${wall})::int = any(d.days)`;
  const yesterday = `(extract(dow from ${wall})::int + 6) % 7 = any(d.days)`;
  const isIn = `case
    when d.from_minutes = d.to_minutes then ${today}
    when d.from_minutes < d.to_minutes
      then ${today} and ${minutes} >= d.from_minutes and ${minutes} < d.to_minutes
    else (${today} and ${minutes} >= d.from_minutes) or (${yesterday} and ${minutes} < d.to_minutes) end`;
  const levels = LEVELS.map((level) => `(select bool_or(${isIn}) from dayparts d where ${level})`);
  // PostgreSQL expects half of the rows to meet a condition that it knows nothing about, and nearly all to be not null. With
  // half it reads and sorts a whole module instead of reading the index of the list's order.
  return `nullif(coalesce(${levels.join(', ')}, true), false) is not null`;
}
