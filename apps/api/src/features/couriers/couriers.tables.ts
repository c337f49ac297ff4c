import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  real,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, translations } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';

export const couriers = pgTable(
  'couriers',
  {
    id: serial('id').primaryKey(),
    firstName: translations('first_name').notNull(),
    lastName: translations('last_name').notNull(),
    phone: text('phone').notNull(),
    vehicle: translations('vehicle').notNull(),
    picture: text('picture'),
    zoneId: integer('zone_id').references(() => zones.id),
    active: boolean('active').notNull().default(true),
    /** The staff account with which the courier works in the console; null without an account. */
    staffId: integer('staff_id'),
    /** Whether the courier takes offers. A courier without an account is always online. */
    online: boolean('online').notNull().default(true),
    ratingAverage: real('rating_average').notNull().default(5),
    ratingCount: integer('rating_count').notNull().default(0),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Degrees clockwise from north. */
    heading: real('heading'),
    locatedAt: moment('located_at'),
  },
  (t) => [uniqueIndex('couriers_staff').on(t.staffId)],
);
