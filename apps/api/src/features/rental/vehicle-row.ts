import { columnsExcept, jsonOf, type RowOf } from '../../platform/db/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { stores } from '../stores/stores.tables.ts';
import { joinStore } from '../stores/stores.views.ts';
import { vehicleBrands, vehicles } from './rental.tables.ts';

const VEHICLE = columnsExcept(vehicles, 'v', ['active', 'brandId']);
const BRAND = jsonOf(vehicleBrands, 'b', ['id', 'name', 'picture']);
const PROVIDER = jsonOf(stores, 's', ['id', 'slug', 'name', 'logo', 'coverArt', 'ratingSum', 'ratingCount']);

/** A vehicle with its brand and provider: one row of one statement. */
export type VehicleRow = RowOf<typeof VEHICLE> & {
  zone_id: number;
  category: string;
  brand: RowOf<typeof BRAND>;
  provider: RowOf<typeof PROVIDER>;
};

/** The columns of a VehicleRow, from `vehicles v` with the tables of VEHICLE_JOINS. */
export const VEHICLE_COLUMNS = `${VEHICLE.sql}, s.zone_id, c.slug as category,
  ${BRAND.sql} as brand, ${PROVIDER.sql} as provider`;

export const VEHICLE_JOINS = `
  ${joinStore('v.provider_id')} and s.active
  ${joinModule('s.module_id')} and m.active
  join vehicle_categories c on c.id = v.category_id
  join vehicle_brands b on b.id = v.brand_id`;
