import * as changes from '@errand/contract/rental-trip-changes';
import * as contract from '@errand/contract/rental-trips';
import { AppError, type Route } from '../../../platform/http/index.ts';
import { disputeCharge } from '../counter/dispute.service.ts';
import { cancelTrip, previewCancellation } from './cancel-trip.service.ts';
import { changeTrip, previewChange } from './change-trip.service.ts';
import { payTrip } from './pay-trip.service.ts';
import { quoteTripOfCart, quoteTripTax } from './quote-trip.service.ts';
import { getLastTrip, getTrip, listTrips } from './read-trips.service.ts';
import { rebookTrip } from './rebook.service.ts';
import { bookTrip } from './trip-order.ts';

export function tripRoutes(route: Route): void {
  route(contract.quoteTrip, (ctx, { body }) => quoteTripOfCart(ctx, body));
  route(contract.getTripTax, (ctx, { body }) => quoteTripTax(ctx, body));
  route(contract.bookTrip, (ctx, { body }) => bookTrip(ctx, body));
  route(contract.listTrips, (ctx, { params, query }) => listTrips(ctx, params.type, query));
  route(contract.getTrip, (ctx, { query }) =>
    getTrip(ctx, { orderId: query.trip_id, contactNumber: query.contact_number, key: query.key }),
  );
  route(contract.getLastTrip, (ctx) => getLastTrip(ctx));
  route(changes.previewTripCancellation, (ctx, { query }) => previewCancellation(ctx, query.trip_id));
  route(changes.cancelTrip, (ctx, { query, body }) => {
    const tripId = body.trip_id ?? query.trip_id;
    if (tripId === undefined) throw new AppError('required', undefined, 'trip_id');
    return cancelTrip(ctx, tripId, body);
  });
  route(changes.previewTripChange, (ctx, { body }) => previewChange(ctx, body));
  route(changes.changeTrip, (ctx, { body }) => changeTrip(ctx, body));
  route(changes.disputeTripCharge, (ctx, { body }) => disputeCharge(ctx, body));
  route(changes.payTrip, (ctx, { body }) => payTrip(ctx, body));
  route(changes.rebookTrip, (ctx, { body }) => rebookTrip(ctx, body.trip_id));
}
