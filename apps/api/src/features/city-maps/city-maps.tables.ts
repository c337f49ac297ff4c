import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { City } from './city.types.ts';

/** The map data of the city (streets, places, outlines) for deployments without external map services; one row. */
export const cityMaps = pgTable('city_maps', {
  id: integer('id').primaryKey().default(1),
  city: jsonb('city').$type<City>().notNull(),
});
