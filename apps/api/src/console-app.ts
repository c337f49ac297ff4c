import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from './console/console-context.ts';
import { auditRoutes } from './console/desk/audit/audit.routes.ts';
import { consoleEventRoutes } from './console/desk/events/events.routes.ts';
import { jobRoutes } from './console/desk/jobs/jobs.routes.ts';
import { messageConsoleRoutes } from './console/desk/messages/messages.routes.ts';
import { staffNotificationRoutes } from './console/desk/notifications/notifications.routes.ts';
import { pushRoutes } from './console/desk/push/push.routes.ts';
import { setUpRoutes } from './console/desk/set-up/set-up.routes.ts';
import { viewRoutes } from './console/desk/views/views.routes.ts';
import { consoleHeaders } from './console/headers.ts';
import { createConsoleRoute } from './console/route.ts';
import { resolveMember } from './console/staff/resolve-member.ts';
import { sessionRoutes } from './console/staff/session.routes.ts';
import { staffRoutes } from './console/staff/staff.routes.ts';
import { teamRoutes } from './console/staff/team/team.routes.ts';
import { availabilityConsoleRoutes } from './features/catalog/console/availability/availability.routes.ts';
import { catalogConsoleRoutes } from './features/catalog/console/catalog.routes.ts';
import { catalogListRoutes } from './features/catalog/console/lists/lists.routes.ts';
import { taxClassRoutes } from './features/catalog/console/taxes/tax-classes.routes.ts';
import { chatConsoleRoutes } from './features/chat/console/chat.routes.ts';
import { cityMapRoutes } from './features/city-maps/city-maps.routes.ts';
import { closingConsoleRoutes } from './features/closings/console/closings.routes.ts';
import { contentConsoleRoutes } from './features/content/console/content.routes.ts';
import { courierAccountConsoleRoutes } from './features/couriers/console/courier-accounts.routes.ts';
import { courierConsoleRoutes } from './features/couriers/console/couriers.routes.ts';
import { customerConsoleRoutes } from './features/customer/console/customers.routes.ts';
import { deliveryConsoleRoutes } from './features/deliveries/console/deliveries.routes.ts';
import { documentConsoleRoutes } from './features/documents/console/documents.routes.ts';
import { importConsoleRoutes } from './features/imports/console/imports.routes.ts';
import { journalConsoleRoutes } from './features/ledger/console/journal.routes.ts';
import { tillConsoleRoutes } from './features/ledger/console/till.routes.ts';
import { zoneConsoleRoutes } from './features/location/console/zones.routes.ts';
import { moduleConsoleRoutes } from './features/modules/console/modules.routes.ts';
import { newsletterConsoleRoutes } from './features/newsletter/console/newsletter.routes.ts';
import { caseConsoleRoutes } from './features/order-desk/cases/cases.routes.ts';
import { figureConsoleRoutes } from './features/order-desk/figures/figures.routes.ts';
import { handRefundConsoleRoutes } from './features/order-desk/hand-refunds/hand-refunds.routes.ts';
import { kitchenConsoleRoutes } from './features/order-desk/kitchen/kitchen.routes.ts';
import { messageTemplateConsoleRoutes } from './features/order-desk/message-templates/templates.routes.ts';
import { orderConsoleRoutes } from './features/order-desk/orders.routes.ts';
import { phoneOrderConsoleRoutes } from './features/order-desk/phone/phone-orders.routes.ts';
import { prescriptionConsoleRoutes } from './features/order-desk/prescription/prescriptions.routes.ts';
import { reasonConsoleRoutes } from './features/order-desk/reasons/reasons.routes.ts';
import { salesReportConsoleRoutes } from './features/order-desk/sales-reports/sales-reports.routes.ts';
import { writeOffConsoleRoutes } from './features/order-desk/write-offs/write-offs.routes.ts';
import { openItemConsoleRoutes } from './features/orders/console/open-items.routes.ts';
import { parcelConsoleRoutes } from './features/parcel/console/parcel-categories.routes.ts';
import { paymentConsoleRoutes } from './features/payments/console/payments.routes.ts';
import { providerBookConsoleRoutes } from './features/payments/console/provider-books.routes.ts';
import { payoutConsoleRoutes } from './features/payouts/console/payouts.routes.ts';
import { advertisementConsoleRoutes } from './features/promotions/console/advertisements.routes.ts';
import { promotionConsoleRoutes } from './features/promotions/console/promotions.routes.ts';
import { refundConsoleRoutes } from './features/refunds/console/refunds.routes.ts';
import { registrationConsoleRoutes } from './features/registration/console/registration.routes.ts';
import { counterConsoleRoutes } from './features/rental/console/counter/counter.routes.ts';
import { rentalConsoleRoutes } from './features/rental/console/rental.routes.ts';
import { reportConsoleRoutes } from './features/reports/console/reports.routes.ts';
import { reviewConsoleRoutes } from './features/reviews/console/reviews.routes.ts';
import { settingsConsoleRoutes } from './features/settings/console/settings.routes.ts';
import { storeConsoleRoutes } from './features/stores/console/stores.routes.ts';
import { fundingConsoleRoutes } from './features/wallet/console/fundings.routes.ts';
import { walletConsoleRoutes } from './features/wallet/console/wallet.routes.ts';
import { MESSAGE_CONTENTS } from './message-contents.ts';
import { createServer, readBodies, type ServerOptions } from './platform/http/server.ts';

export type { ConsoleDeps } from './console/console-context.ts';
export { shopOrigin } from './console/origin.ts';
export { addStaff, isBuiltInRole } from './console/staff/add-staff.ts';
export { type DemoAccount, ensureDemoStaff } from './features/demo/demo-staff.ts';

export type ConsoleOptions = ServerOptions & {
  /** Origins of the tiles, glyphs and sprites of an external map style. */
  mapOrigins?: readonly string[];
};

/** The HTTP side of the console: a table of contents. It listens on an origin of its own. */
export async function buildConsole(
  deps: ConsoleDeps,
  options: ConsoleOptions = {},
): Promise<FastifyInstance> {
  const app = await consoleApp(deps, options);
  const route = createConsoleRoute(app, deps, resolveMember);
  sessionRoutes(route);
  staffNotificationRoutes(route);
  staffRoutes(route);
  teamRoutes(route);
  auditRoutes(route);
  viewRoutes(route);
  settingsConsoleRoutes(route);
  refundConsoleRoutes(route);
  orderConsoleRoutes(route);
  prescriptionConsoleRoutes(route);
  phoneOrderConsoleRoutes(route);
  caseConsoleRoutes(route);
  figureConsoleRoutes(route);
  salesReportConsoleRoutes(route);
  handRefundConsoleRoutes(route);
  writeOffConsoleRoutes(route);
  tillConsoleRoutes(route);
  promotionConsoleRoutes(route);
  advertisementConsoleRoutes(route);
  walletConsoleRoutes(route);
  contentConsoleRoutes(route);
  newsletterConsoleRoutes(route);
  messageTemplateConsoleRoutes(route, MESSAGE_CONTENTS);
  reasonConsoleRoutes(route);
  catalogConsoleRoutes(route);
  catalogListRoutes(route);
  taxClassRoutes(route);
  rentalConsoleRoutes(route);
  counterConsoleRoutes(route);
  importConsoleRoutes(route);
  storeConsoleRoutes(route);
  zoneConsoleRoutes(route);
  moduleConsoleRoutes(route);
  setUpRoutes(route);
  customerConsoleRoutes(route);
  fundingConsoleRoutes(route);
  payoutConsoleRoutes(route);
  documentConsoleRoutes(route);
  closingConsoleRoutes(route);
  journalConsoleRoutes(route);
  openItemConsoleRoutes(route);
  providerBookConsoleRoutes(route);
  registrationConsoleRoutes(route);
  parcelConsoleRoutes(route);
  paymentConsoleRoutes(route);
  reportConsoleRoutes(route);
  reviewConsoleRoutes(route);
  chatConsoleRoutes(route);
  courierConsoleRoutes(route);
  jobRoutes(route);
  kitchenConsoleRoutes(route);
  availabilityConsoleRoutes(route);
  deliveryConsoleRoutes(route);
  pushRoutes(route);
  messageConsoleRoutes(route);
  courierAccountConsoleRoutes(route);
  consoleEventRoutes(app, deps, resolveMember);
  // Served on this origin, so that the shop need not allow other origins to load its maps.
  cityMapRoutes(app, { ...deps, publicUrl: '' });
  return app;
}

/** The server without routes. */
export async function consoleApp(deps: ConsoleDeps, options: ConsoleOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps.log, consoleHeaders(deps, options.mapOrigins), options);
  await readBodies(app);
  return app;
}
