import {
  addAddress,
  deleteAddress,
  endDevice,
  exportAccount,
  getCustomerInfo,
  listAddresses,
  listDevices,
  removeAccount as removeAccountEndpoint,
  updateAddress,
  updateInterest,
  updateProfile,
} from '@errand/contract/customer';
import type { Route } from '../../platform/http/index.ts';
import { endVisitorDevice, exportVisitor, listVisitorDevices, removeAccount } from './account.service.ts';
import {
  addVisitorAddress,
  deleteVisitorAddress,
  listVisitorAddresses,
  updateVisitorAddress,
} from './addresses.service.ts';
import { getVisitorInfo, updateVisitorInterest } from './customer.service.ts';
import { changeProfile } from './profile.service.ts';

export function customerRoutes(route: Route): void {
  route(getCustomerInfo, (ctx) => getVisitorInfo(ctx));
  route(updateInterest, (ctx, { body }) => updateVisitorInterest(ctx, body.interest));
  route(updateProfile, (ctx, { body }) => changeProfile(ctx, body));
  route(removeAccountEndpoint, (ctx) => removeAccount(ctx));
  route(exportAccount, (ctx) => exportVisitor(ctx));
  route(listDevices, (ctx) => listVisitorDevices(ctx));
  route(endDevice, (ctx, { params }) => endVisitorDevice(ctx, params));
  route(listAddresses, (ctx) => listVisitorAddresses(ctx));
  route(addAddress, (ctx, { body }) => addVisitorAddress(ctx, body));
  route(updateAddress, (ctx, input) => updateVisitorAddress(ctx, input));
  route(deleteAddress, (ctx, { query }) => deleteVisitorAddress(ctx, query));
}
