import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The city's own map data (streets, places, outlines) for a deployment without outside map services; one row. */
export const cityMaps = pgTable('city_maps', {
  id: integer('id').primaryKey().default(1),
  city: jsonb('city').notNull(),
});
