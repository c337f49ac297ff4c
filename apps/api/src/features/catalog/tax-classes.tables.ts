import { TAX_KINDS } from '@errand/domain/taxes';
import { sql } from 'drizzle-orm';
import { check, pgTable, real, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { inDefaultLanguage, translations } from '../../platform/db/index.ts';

/**
 * A rate of tax that the office gives to categories and items in place of that of their store. That of the item decides, then
 * that of its category, then that of the category above.
 */
export const taxClasses = pgTable(
  'tax_classes',
  {
    id: serial('id').primaryKey(),
    name: translations('name').notNull(),
    kind: text('kind', { enum: TAX_KINDS }).notNull(),
    ratePercent: real('rate_percent').notNull(),
  },
  (t) => [
    uniqueIndex('tax_classes_name').on(sql`(${inDefaultLanguage(t.name)})`),
    check(
      'tax_classes_rate',
      sql`case when ${t.kind} = 'standard' then ${t.ratePercent} > 0 and ${t.ratePercent} <= 100 else ${t.ratePercent} = 0 end`,
    ),
  ],
);
