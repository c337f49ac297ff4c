import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { items } from '../catalog/catalog.tables.ts';
import { vehicles } from '../rental/rental.tables.ts';
import { stores } from '../stores/stores.tables.ts';

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** `items.wishlist_count` counts these rows; both change in one statement. */
export const wishedItems = pgTable(
  'wished_items',
  {
    customerId: customerId(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.itemId] }), index('wished_items_item').on(t.itemId)],
);

/** Rental providers are stores and are included. */
export const wishedStores = pgTable(
  'wished_stores',
  {
    customerId: customerId(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.storeId] }), index('wished_stores_store').on(t.storeId)],
);

export const wishedVehicles = pgTable(
  'wished_vehicles',
  {
    customerId: customerId(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.vehicleId] }),
    index('wished_vehicles_vehicle').on(t.vehicleId),
  ],
);
