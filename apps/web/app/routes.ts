import type { RouteConfig } from '@react-router/dev/routes';
import { accountRoutes } from './features/account/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { interestRoutes } from './features/interest/routes.ts';
import { landingRoutes } from './features/landing/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { parcelRoutes } from './features/parcel/routes.ts';
import { promotionRoutes } from './features/promotions/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import { rentalRoutes } from './features/rental/routes.ts';
import { storeRoutes } from './features/stores/routes.ts';
import { notFoundRoute } from './shell/routes.ts';

/** The route table of the storefront. */
export default [
  ...landingRoutes,
  ...homeRoutes,
  ...interestRoutes,
  ...storeRoutes,
  ...promotionRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...notificationRoutes,
  ...parcelRoutes,
  ...rentalRoutes,
  ...accountRoutes,
  ...authRoutes,
  ...contentRoutes,
  ...newsletterRoutes,
  ...registrationRoutes,
  ...notFoundRoute,
] satisfies RouteConfig;
