import { type RouteConfig, route } from '@react-router/dev/routes';

export const promotionRoutes = [
  route('campaigns', 'features/promotions/routes/campaigns-page.tsx'),
  route('campaigns/:id', 'features/promotions/routes/campaign-page.tsx'),
] satisfies RouteConfig;
