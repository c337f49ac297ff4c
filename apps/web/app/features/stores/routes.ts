import { type RouteConfig, route } from '@react-router/dev/routes';

export const storeRoutes = [
  route('store/latest', 'features/stores/routes/latest-stores-page.tsx'),
  route('store/popular', 'features/stores/routes/popular-stores-page.tsx'),
  route('store/all', 'features/stores/routes/all-stores-page.tsx'),
  route('store/:id', 'features/stores/routes/store-page.tsx'),
] satisfies RouteConfig;
