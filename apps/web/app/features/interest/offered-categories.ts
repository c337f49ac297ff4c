import type { Client } from '@errand/contract';
import { type Category, listCategories } from '@errand/contract/catalog-categories';
import { listVehicleCategories } from '@errand/contract/rental';
import type { ModuleType } from '@errand/domain/modules';

export type InterestCategory = Pick<Category, 'id' | 'name' | 'image_full_url' | 'art'>;

const MANY_VEHICLES = 50;

/** The categories that a module offers as interests at the visitor's place: of vehicles in rental, else of items. */
export async function listOfferedCategories(api: Client, type: ModuleType): Promise<InterestCategory[]> {
  if (type !== 'rental') return offeredCategories(await api.call(listCategories, { query: {} }));
  const { vehicles } = await api.call(listVehicleCategories, { query: { limit: MANY_VEHICLES } });
  return vehicles.filter(({ vehicle_count }) => vehicle_count > 0);
}

/** The main categories with items at the visitor's place. Choosing an empty one would not change any order. */
export function offeredCategories<Offered extends Pick<Category, 'parent_id' | 'products_count'>>(
  categories: Offered[],
): Offered[] {
  return categories.filter(({ parent_id, products_count }) => parent_id === 0 && products_count > 0);
}
