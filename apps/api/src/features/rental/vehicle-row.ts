import { columnsExcept, jsonOf, type RowOf } from '../../platform/db/index.ts';
import { timeZoneSql } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { type DiscountRow, storeSql } from '../stores/index.ts';
import { stores } from '../stores/stores.tables.ts';
import { joinStore } from '../stores/stores.views.ts';
import { rentalTerms, vehicleBrands, vehicles } from './rental.tables.ts';

const VEHICLE = columnsExcept(vehicles, 'v', ['active', 'brandId', 'idlePlates']);
const BRAND = jsonOf(vehicleBrands, 'b', ['id', 'name', 'picture']);
const PROVIDER = jsonOf(stores, 's', ['id', 'slug', 'name', 'logo', 'coverArt', 'ratingSum', 'ratingCount']);

const TERMS = jsonOf(rentalTerms, 'rt', [
  'minimumHours',
  'maximumHours',
  'minimumMinor',
  'depositMinor',
  'freeHours',
  'cancelPercent',
  'laterSteps',
  'licenseRequired',
  'documentsRequired',
]);

/** A vehicle with its brand and provider: one row of one statement. */
export type VehicleRow = RowOf<typeof VEHICLE> & {
  zone_id: number;
  category: string;
  brand: RowOf<typeof BRAND>;
  provider: RowOf<typeof PROVIDER>;
  /** The IANA time zone of the provider's zone. */
  time_zone: string;
  /** Null if the provider has no terms. */
  terms: RowOf<typeof TERMS> | null;
  /** The provider's offer, running or not; null without one. */
  offer: DiscountRow | null;
};

/** The columns of a VehicleRow, from `vehicles v` with the tables of VEHICLE_JOINS. */
export const VEHICLE_COLUMNS = `${VEHICLE.sql}, s.zone_id, c.slug as category,
  ${BRAND.sql} as brand, ${PROVIDER.sql} as provider, ${timeZoneSql('s.zone_id')} as time_zone,
  case when rt.provider_id is not null then ${TERMS.sql} end as terms, ${storeSql.discount} as offer`;

export const VEHICLE_JOINS = `
  ${joinStore('v.provider_id')} and s.active
  ${joinModule('s.module_id')} and m.active
  join vehicle_categories c on c.id = v.category_id
  join vehicle_brands b on b.id = v.brand_id
  left join rental_terms rt on rt.provider_id = v.provider_id`;
