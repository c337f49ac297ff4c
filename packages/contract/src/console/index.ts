import * as analytics from './analytics.ts';
import * as audit from './audit.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import * as dispatch from './dispatch.ts';
import * as items from './items.ts';
import * as modules from './modules.ts';
import * as orderChanges from './order-changes.ts';
import * as orderEdits from './ordering/order-edits.ts';
import * as phoneOrders from './ordering/phone-orders.ts';
import * as saleItems from './ordering/sale-items.ts';
import * as orders from './orders.ts';
import * as refunds from './refunds.ts';
import * as setUp from './set-up.ts';
import * as settings from './settings.ts';
import * as invitations from './staff/invitations.ts';
import * as roles from './staff/roles.ts';
import * as secondFactors from './staff/second-factors.ts';
import * as session from './staff/session.ts';
import * as staff from './staff/staff.ts';
import * as stores from './stores.ts';
import * as views from './views.ts';
import * as zones from './zones.ts';

export * from './console-client.ts';
export * from './console-endpoint.ts';
export * from './console-errors.ts';
export * from './events.ts';
export * from './permissions.ts';

function isEndpoint(value: unknown): value is ConsoleEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'permission' in value;
}

/** Every endpoint of the console: the table of contents. Browsers import the files one by one instead. */
export const CONSOLE_ENDPOINTS: readonly ConsoleEndpoint[] = [
  session,
  invitations,
  secondFactors,
  staff,
  roles,
  audit,
  views,
  settings,
  refunds,
  orders,
  orderChanges,
  orderEdits,
  saleItems,
  phoneOrders,
  dispatch,
  analytics,
  coupons,
  content,
  items,
  stores,
  zones,
  modules,
  setUp,
].flatMap((file) => Object.values(file).filter(isEndpoint));
