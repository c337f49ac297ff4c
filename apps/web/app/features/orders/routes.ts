import { type RouteConfig, route } from '@react-router/dev/routes';

/** The list of orders is an account page (features/account/routes.ts). */
export const orderRoutes = [
  route('track-order', 'features/orders/routes/track-order-page.tsx'),
  route('orders/:id/receipt', 'features/orders/routes/receipt-page.tsx'),
] satisfies RouteConfig;
