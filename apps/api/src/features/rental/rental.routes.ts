import {
  getProvider,
  getVehicle,
  listProviderVehicles,
  listTopVehicles,
  listTrips,
  listVehicleBrands,
  listVehicleCategories,
  searchVehicles,
} from '@errand/contract/rental';
import {
  addToRentalCart,
  getRentalCart,
  removeRentalCart,
  updateRentalCart,
} from '@errand/contract/rental-cart';
import type { Route } from '../../platform/http/index.ts';
import {
  addToVisitorRentalCart,
  getVisitorRentalCart,
  removeFromVisitorRentalCart,
  updateVisitorRentalCart,
} from './rental-cart.service.ts';
import { listVisitorTrips } from './trips.service.ts';
import {
  getVisitorProvider,
  getVisitorVehicle,
  listTopVisitorVehicles,
  listVisitorVehicleBrands,
  listVisitorVehicleCategories,
  searchVisitorVehicles,
} from './vehicles.service.ts';

export function rentalRoutes(route: Route): void {
  route(listVehicleCategories, (ctx, { query }) => listVisitorVehicleCategories(ctx, query));
  route(listVehicleBrands, (ctx, { query }) => listVisitorVehicleBrands(ctx, query));
  route(listTopVehicles, (ctx, { query }) => listTopVisitorVehicles(ctx, query));
  route(searchVehicles, (ctx, { query }) => searchVisitorVehicles(ctx, query));
  // Clients of this family add a trailing slash (api-facts 16).
  route({ ...searchVehicles, path: '/api/v1/rental/vehicle/search/' }, (ctx, { query }) =>
    searchVisitorVehicles(ctx, query),
  );
  route(getVehicle, (ctx, { params }) => getVisitorVehicle(ctx, params.id));
  route(listProviderVehicles, (ctx, { query }) => searchVisitorVehicles(ctx, query, query.provider_id));
  route(getProvider, (ctx, { params }) => getVisitorProvider(ctx, params.id));
  route(listTrips, (ctx, { params, query }) => listVisitorTrips(ctx, params.type, query));
  route(getRentalCart, (ctx) => getVisitorRentalCart(ctx));
  route(addToRentalCart, (ctx, { body }) => addToVisitorRentalCart(ctx, body));
  route(updateRentalCart, (ctx, { body }) => updateVisitorRentalCart(ctx, body));
  route(removeRentalCart, (ctx, { query }) => removeFromVisitorRentalCart(ctx, query));
}
