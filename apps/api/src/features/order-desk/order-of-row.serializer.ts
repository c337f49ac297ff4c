import type { LanguageCode } from '@errand/domain/language';
import { translated } from '../../platform/db/index.ts';
import type { CourierRow } from '../couriers/couriers.views.ts';
import type { OrderOfRow } from './orders-in-zones.ts';

/** Whose order a row of Finance is about. */
export function toOrderOfRow(row: OrderOfRow, language: LanguageCode) {
  const { store_id: storeId, store_name: storeName } = row;
  return {
    order_type: row.order_type,
    customer: { name: row.contact.name, phone: row.contact.phone },
    store: storeId !== null && storeName ? { id: storeId, name: translated(storeName, language) } : null,
    zone: { id: row.zone_id, name: translated(row.zone_name, language) },
  };
}

export function toPerson(courier: CourierRow | null, language: LanguageCode) {
  if (!courier) return null;
  const name = `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`;
  return { id: courier.id, name: name.trim() };
}
