import type pg from 'pg';
import { prepared } from '../../platform/db/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { joinVehicle } from '../rental/rental.views.ts';
import { joinStore } from '../stores/stores.views.ts';

export type RentalWishPage = {
  vehicle_ids: number[];
  total_vehicles: number;
  provider_ids: number[];
  total_providers: number;
};

/** A kind that is not requested has a limit of 0. */
export type RentalWishScope = {
  customerId: number;
  vehicleLimit: number;
  providerLimit: number;
  skip: number;
};

const OFFERED = `s.active and m.active and m.type = 'rental'`;
const VEHICLES = `from wished_vehicles w ${joinVehicle('w.vehicle_id')}
  ${joinStore('v.provider_id')} ${joinModule('s.module_id')}
  where w.customer_id = $1 and v.active and ${OFFERED}`;
const PROVIDERS = `from wished_stores w ${joinStore('w.store_id')} ${joinModule('s.module_id')}
  where w.customer_id = $1 and ${OFFERED}`;

/** Lists a page of ids of both kinds, newest first, with the totals, in one statement. */
export async function listRentalWishPage(pool: pg.Pool, scope: RentalWishScope): Promise<RentalWishPage> {
  const [row] = await prepared<RentalWishPage>(pool, 'rental-wish-page', PAGE, [
    scope.customerId,
    scope.vehicleLimit,
    scope.providerLimit,
    scope.skip,
  ]);
  if (!row) throw new Error('The aggregate query returned no row.');
  return row;
}

const PAGE = `select
  array(select w.vehicle_id ${VEHICLES} order by w.created_at desc, w.vehicle_id desc limit $2 offset $4)
    as vehicle_ids,
  (select count(*) ${VEHICLES}) as total_vehicles,
  array(select w.store_id ${PROVIDERS} order by w.created_at desc, w.store_id desc limit $3 offset $4)
    as provider_ids,
  (select count(*) ${PROVIDERS}) as total_providers`;
