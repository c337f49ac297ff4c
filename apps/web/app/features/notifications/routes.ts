import { type RouteConfig, route } from '@react-router/dev/routes';

/** The list of notifications is a page of the account. */
export const notificationRoutes = [
  route('unsubscribe', 'features/notifications/routes/unsubscribe-page.tsx'),
] satisfies RouteConfig;
