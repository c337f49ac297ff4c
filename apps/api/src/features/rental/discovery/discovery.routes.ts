import * as contract from '@errand/contract/rental-discovery';
import type { Route } from '../../../platform/http/index.ts';
import { bannerLists } from '../../promotions/index.ts';
import { listReviews, reviewVehicle } from '../reviews/vehicle-reviews.service.ts';
import { getCalendar } from './calendar.service.ts';
import {
  applyRentalCoupon,
  listPopularVehicles,
  listProviders,
  listRentalBanners,
  listRentalCoupons,
  suggestVehicles,
} from './discovery.service.ts';

export function rentalDiscoveryRoutes(route: Route): void {
  route(contract.getVehicleCalendar, (ctx, { params, query }) => getCalendar(ctx, params.id, query));
  route(contract.suggestVehicles, (ctx, { query }) => suggestVehicles(ctx, query.name));
  route(contract.listPopularVehicles, (ctx) => listPopularVehicles(ctx));
  route(contract.listLatestProviders, (ctx, { query }) => listProviders(ctx, 'latest', query));
  route(contract.listPopularProviders, (ctx, { query }) => listProviders(ctx, 'popular', query));
  route(contract.listVehicleReviews, (ctx, { query }) =>
    listReviews(ctx, { vehicleId: query.vehicle_id }, query),
  );
  route(contract.listReviewsOfVehicle, (ctx, { params, query }) =>
    listReviews(ctx, { vehicleId: params.id }, query),
  );
  route(contract.listProviderReviews, (ctx, { params, query }) =>
    listReviews(ctx, { providerId: params.id }, query),
  );
  route(contract.listRentalBanners, (ctx) => listRentalBanners(ctx));
  route(contract.listProviderBanners, (ctx, { params }) => bannerLists.listOfStore(ctx, params.provider_id));
  route(contract.listRentalCoupons, (ctx, { query }) => listRentalCoupons(ctx, query.provider_id ?? null));
  route(contract.applyRentalCoupon, (ctx, { query }) =>
    applyRentalCoupon(ctx, { ...query, store_id: query.provider_id }),
  );
  route(contract.addVehicleReview, (ctx, { body }) => reviewVehicle(ctx, body));
}
