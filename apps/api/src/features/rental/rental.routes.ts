import * as rentalContract from '@errand/contract/rental';
import * as rentalCartContract from '@errand/contract/rental-cart';
import type { Route } from '../../platform/http/index.ts';
import {
  addToRentalCart,
  getRentalCart,
  removeFromRentalCart,
  removeRentalVehicles,
  updateRentalCart,
  updateRentalTrip,
} from './rental-cart.service.ts';
import {
  getProvider,
  getVehicle,
  listTopVehicles,
  listVehicleBrands,
  listVehicleCategories,
  searchVehicles,
} from './vehicles.service.ts';

export function rentalRoutes(route: Route): void {
  route(rentalContract.listVehicleCategories, (ctx, { query }) => listVehicleCategories(ctx, query));
  route(rentalContract.listVehicleBrands, (ctx, { query }) => listVehicleBrands(ctx, query));
  route(rentalContract.listTopVehicles, (ctx, { query }) => listTopVehicles(ctx, query));
  route(rentalContract.searchVehicles, (ctx, { query }) => searchVehicles(ctx, query));
  // Some clients add a trailing slash.
  route({ ...rentalContract.searchVehicles, path: '/api/v1/rental/vehicle/search/' }, (ctx, { query }) =>
    searchVehicles(ctx, query),
  );
  route(rentalContract.getVehicle, (ctx, { params, query }) => getVehicle(ctx, params.id, query));
  route(rentalContract.listProviderVehicles, (ctx, { query }) =>
    searchVehicles(ctx, query, query.provider_id),
  );
  route(rentalContract.getProvider, (ctx, { params }) => getProvider(ctx, params.id));
  route(rentalCartContract.getRentalCart, (ctx) => getRentalCart(ctx));
  route(rentalCartContract.addToRentalCart, (ctx, { body }) => addToRentalCart(ctx, body));
  route(rentalCartContract.updateRentalCart, (ctx, { body }) => updateRentalCart(ctx, body));
  route(rentalCartContract.updateRentalTrip, (ctx, { params, body }) =>
    updateRentalTrip(ctx, params.id, body),
  );
  route(rentalCartContract.removeRentalVehicle, (ctx, { params }) =>
    removeRentalVehicles(ctx, [params.cart_id]),
  );
  route(rentalCartContract.removeRentalVehicles, (ctx, { query }) =>
    removeRentalVehicles(ctx, query.cart_ids ?? []),
  );
  route(rentalCartContract.removeRentalCart, (ctx, { query }) => removeFromRentalCart(ctx, query));
}
