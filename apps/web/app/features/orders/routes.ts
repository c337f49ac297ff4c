import { type RouteConfig, route } from '@react-router/dev/routes';

export const orderRoutes = [
  route('track-order', 'features/orders/routes/track-order-page.tsx'),
  route('my-orders', 'features/orders/routes/my-orders-page.tsx'),
] satisfies RouteConfig;
