import { sql } from 'drizzle-orm';
import { items } from '../catalog.tables.ts';

/**
 * The version of an item for the console: when it was last edited, in microseconds. Orders and ratings do not change
 * it, so that a sale causes no conflict.
 */
export const ITEM_VERSION = sql<string>`(extract(epoch from ${items.updatedAt}) * 1000000)::bigint::text`;

/** Later than every earlier version, also within one transaction. */
export const NEXT_EDIT = sql`greatest(clock_timestamp(), ${items.updatedAt} + interval '1 microsecond')`;
