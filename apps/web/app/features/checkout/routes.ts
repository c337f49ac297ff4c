import { type RouteConfig, route } from '@react-router/dev/routes';

export const checkoutRoutes = [
  route('checkout', 'features/checkout/routes/checkout-page.tsx'),
] satisfies RouteConfig;
