import { CHARGE_TYPES, type FeeBand, type HourExtra } from '@errand/domain/delivery';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, money, polygon, reference, translations, updatedAt } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';

/** A delivery zone. Zones can overlap. */
export const zones = pgTable(
  'zones',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: translations('name').notNull(),
    outline: polygon('outline').notNull(),
    timeZone: text('time_zone').notNull(),
    active: boolean('active').notNull().default(true),
    cashOnDelivery: boolean('cash_on_delivery').notNull().default(true),
    digitalPayment: boolean('digital_payment').notNull().default(true),
    offlinePayment: boolean('offline_payment').notNull().default(true),
    surchargeActive: boolean('surcharge_active').notNull().default(false),
    /** Percent, or minor units when the type is `amount`. */
    surchargeValue: doublePrecision('surcharge_value').notNull().default(0),
    surchargeType: text('surcharge_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    surchargeMessage: translations('surcharge_message'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('zones_outline').using('gist', t.outline),
    // Fails for a zone that PostgreSQL does not know: one such row would make every list of stores fail.
    check('zones_time_zone', sql`(timestamptz 'epoch' at time zone time_zone) is not null`),
  ],
);

/** The modules of a zone with their delivery rates. */
export const zoneModules = pgTable(
  'zone_modules',
  {
    zoneId: reference('zone_id', () => zones.id, { onDelete: 'cascade' }),
    moduleId: reference('module_id', () => modules.id, { onDelete: 'cascade' }),
    chargeType: text('charge_type', { enum: CHARGE_TYPES }).notNull().default('distance'),
    fixedMinor: money('fixed_minor').notNull().default(0),
    /** Null for the operator's general rate, as the minimum. */
    perKmMinor: money('per_km_minor'),
    minimumMinor: money('minimum_minor'),
    maximumMinor: money('maximum_minor'),
    /** Fees of the charge types with bands. */
    bands: jsonb('bands').$type<FeeBand[]>().notNull().default([]),
    /** Extra charges by day and hour. */
    hours: jsonb('hours').$type<HourExtra[]>().notNull().default([]),
    cashLimitMinor: money('cash_limit_minor'),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.moduleId] })],
);
