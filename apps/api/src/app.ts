import type { FastifyInstance } from 'fastify';
import { authRoutes } from './features/auth/auth.routes.ts';
import { impersonationRoutes } from './features/auth/impersonation/impersonation.routes.ts';
import { resolveViewer } from './features/auth/session/resolve-viewer.ts';
import { registerGuestClaims } from './features/auth/sign-in/finish-sign-in.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { mergeGuestCart } from './features/cart/merge-guest-cart.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { couponRoutes } from './features/checkout/coupons/coupons.routes.ts';
import { cityMapRoutes } from './features/city-maps/city-maps.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { customerRoutes } from './features/customer/customer.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { demoBankRoutes } from './features/demo-bank/bank.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { locationRoutes } from './features/location/location.routes.ts';
import { loyaltyRoutes } from './features/loyalty/loyalty.routes.ts';
import { moduleRoutes } from './features/modules/modules.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { orderPagesRoutes } from './features/order-pages/order-pages.routes.ts';
import { orderEventsRoutes } from './features/order-pages/track/order-stream.routes.ts';
import { attachmentRoutes } from './features/orders/attachments/attachments.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { parcelRoutes } from './features/parcel/parcel.routes.ts';
import { paymentPages, paymentRoutes } from './features/payments/payments.routes.ts';
import { prescriptionRoutes } from './features/prescriptions/prescriptions.routes.ts';
import { promotionRoutes } from './features/promotions/promotions.routes.ts';
import { refundRoutes } from './features/refunds/refunds.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { rentalDiscoveryRoutes } from './features/rental/discovery/discovery.routes.ts';
import { mergeGuestRentalCart } from './features/rental/merge-guest-rental-cart.ts';
import { rentalRoutes } from './features/rental/rental.routes.ts';
import { tripRoutes } from './features/rental/trip/trip.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { rejectDuringMaintenance } from './features/settings/maintenance.ts';
import { onSettingsChanged } from './features/settings/settings.cache.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { storeRoutes } from './features/stores/stores.routes.ts';
import { walletRoutes } from './features/wallet/wallet.routes.ts';
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import type { Deps } from './platform/deps.ts';
import { mediaRoutes } from './platform/files/index.ts';
import { healthRoutes, type Readiness } from './platform/health/index.ts';
import { docsRoutes } from './platform/http/docs/docs-routes.ts';
import { createRoute } from './platform/http/index.ts';
import { compressResponses } from './platform/http/responses/compress-responses.ts';
import { securityHeaders } from './platform/http/security/security-headers.ts';
import { createServer, readBodies, type ServerOptions } from './platform/http/server.ts';
import { shedLoad } from './platform/load/index.ts';
import { messageReportRoutes } from './platform/messages/index.ts';
import { countRequests } from './platform/metrics/index.ts';

export { CATALOG_CHANGED } from './platform/cache/index.ts';
export type { Deps } from './platform/deps.ts';

export type ApiOptions = ServerOptions & {
  /** Sheds load while the event loop is later than this, in milliseconds. Never without it. */
  busyAfterMs?: number | undefined;
  readiness?: Readiness;
};

/** The HTTP side of the API, from the contract's endpoints to the tables: a table of contents. */
export async function buildApi(deps: Deps, options: ApiOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps.log, securityHeaders(deps.publicUrl), options);
  if (options.busyAfterMs) await shedLoad(app, { latestMs: options.busyAfterMs });
  countRequests(app);
  compressResponses(app);
  rejectDuringMaintenance(app, deps);
  await readBodies(app);

  healthRoutes(app, deps, options.readiness);
  mediaRoutes(app, deps);
  cityMapRoutes(app, deps);
  messageReportRoutes(app, deps);
  docsRoutes(app, deps.publicUrl);

  // Amounts, texts and addresses in all responses depend on settings.
  onSettingsChanged(deps, () => deps.responses?.clear());

  const route = createRoute(app, deps, resolveViewer);
  settingsRoutes(route);
  locationRoutes(route);
  moduleRoutes(route);
  storeRoutes(route);
  catalogRoutes(route);
  reviewRoutes(route);
  searchRoutes(route);
  promotionRoutes(route);
  couponRoutes(route);
  checkoutRoutes(route);
  cartRoutes(route);
  wishlistRoutes(route);
  registerGuestClaims([mergeGuestCart, mergeGuestRentalCart]);
  authRoutes(route);
  impersonationRoutes(app, deps);
  customerRoutes(route);
  notificationRoutes(route);
  demoRoutes(route);
  walletRoutes(route);
  loyaltyRoutes(route);
  chatRoutes(route);
  ordersRoutes(route, ORDER_KINDS);
  prescriptionRoutes(route);
  orderPagesRoutes(route);
  parcelRoutes(route);
  refundRoutes(route);
  reportRoutes(route);
  contentRoutes(route);
  registrationRoutes(route);
  orderEventsRoutes(app, deps);
  attachmentRoutes(app, deps);
  documentRoutes(app, deps);
  rentalRoutes(route);
  tripRoutes(route);
  rentalDiscoveryRoutes(route);
  paymentRoutes(route);
  paymentPages(app, deps);
  if (deps.demo) demoBankRoutes(app, deps);
  liveRoutes(app, deps);
  return app;
}
