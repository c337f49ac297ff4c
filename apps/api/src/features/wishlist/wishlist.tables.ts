import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, moment, money, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { items } from '../catalog/catalog.tables.ts';
import { vehicles } from '../rental/rental.tables.ts';
import { stores } from '../stores/stores.tables.ts';

const customerId = () => reference('customer_id', () => customers.id, { onDelete: 'cascade' });

/** `items.wishlist_count` counts these rows; both change in one statement. */
export const wishedItems = pgTable(
  'wished_items',
  {
    customerId: customerId(),
    itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }),
    /** The price of one piece when it was wished, or the lower one that the customer was told last; null until it is read. */
    priceMinor: money('price_minor'),
    /** When the customer was told of a lower price. */
    priceToldAt: moment('price_told_at'),
    /** Whether it was sold out when it was last read. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.itemId] }), index('wished_items_item').on(t.itemId)],
);

/** Rental providers are stores and are included. */
export const wishedStores = pgTable(
  'wished_stores',
  {
    customerId: customerId(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.storeId] }), index('wished_stores_store').on(t.storeId)],
);

export const wishedVehicles = pgTable(
  'wished_vehicles',
  {
    customerId: customerId(),
    vehicleId: reference('vehicle_id', () => vehicles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.vehicleId] }),
    index('wished_vehicles_vehicle').on(t.vehicleId),
  ],
);
