import { type RouteConfig, route } from '@react-router/dev/routes';

export const checkoutRoutes = [
  route('checkout', 'features/checkout/routes/checkout-page.tsx'),
  route('prescription', 'features/checkout/routes/pharmacies-page.tsx'),
  route('prescription/:id', 'features/checkout/routes/prescription-page.tsx'),
] satisfies RouteConfig;
