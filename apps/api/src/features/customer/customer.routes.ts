import {
  addAddress,
  deleteAddress,
  getCustomerInfo,
  listAddresses,
  updateAddress,
  updateInterest,
  updateProfile,
} from '@errand/contract/customer';
import type { Route } from '../../platform/http/index.ts';
import {
  addVisitorAddress,
  deleteVisitorAddress,
  listVisitorAddresses,
  updateVisitorAddress,
} from './addresses.service.ts';
import { getVisitorInfo, updateVisitorInterest } from './customer.service.ts';
import { updateVisitorProfile } from './profile.service.ts';

export function customerRoutes(route: Route): void {
  route(getCustomerInfo, (ctx) => getVisitorInfo(ctx));
  route(updateProfile, (ctx, { body }) => updateVisitorProfile(ctx, body));
  route(updateInterest, (ctx, { body }) => updateVisitorInterest(ctx, body.interest));
  route(listAddresses, (ctx) => listVisitorAddresses(ctx));
  route(addAddress, (ctx, { body }) => addVisitorAddress(ctx, body));
  route(updateAddress, (ctx, input) => updateVisitorAddress(ctx, input));
  route(deleteAddress, (ctx, { query }) => deleteVisitorAddress(ctx, query));
}
