import * as contract from '@errand/contract/customer';
import { confirmIdentity } from '@errand/contract/identity';
import * as suggested from '@errand/contract/suggested-items';
import type { Route } from '../../platform/http/index.ts';
import { freshSession } from '../auth/index.ts';
import { exportAccount, removeAccount } from './account.service.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses.service.ts';
import { getCustomerInfo, listInterestItems, updateInterest, updateZone } from './customer.service.ts';
import { endDevice, listDevices } from './devices.service.ts';
import { changeProfile } from './profile.service.ts';

export function customerRoutes(route: Route): void {
  route(contract.getCustomerInfo, (ctx) => getCustomerInfo(ctx));
  route(contract.updateZone, (ctx) => updateZone(ctx));
  route(contract.putZone, (ctx) => updateZone(ctx));
  route(contract.updateInterest, (ctx, { body }) => updateInterest(ctx, body.interest));
  route(suggested.listInterestItems, (ctx, { query }) => listInterestItems(ctx, query));
  route(contract.updateProfile, (ctx, { body }) => changeProfile(ctx, body));
  route(confirmIdentity, (ctx, { body }) => freshSession.confirm(ctx, body));
  route(contract.removeAccount, (ctx) => removeAccount(ctx));
  route(contract.exportAccount, (ctx) => exportAccount(ctx));
  route(contract.listDevices, (ctx) => listDevices(ctx));
  route(contract.endDevice, (ctx, { params }) => endDevice(ctx, params));
  route(contract.listAddresses, (ctx) => listAddresses(ctx));
  route(contract.addAddress, (ctx, { body }) => addAddress(ctx, body));
  route(contract.updateAddress, (ctx, input) => updateAddress(ctx, input));
  route(contract.deleteAddress, (ctx, { query }) => deleteAddress(ctx, query));
}
