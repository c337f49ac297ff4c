import { type RouteConfig, route } from '@react-router/dev/routes';

export const catalogRoutes = [
  route('categories', 'features/catalog/routes/categories-page.tsx'),
  route('category/:id', 'features/catalog/routes/category-page.tsx'),
  route('product/:id', 'features/catalog/routes/product-page.tsx'),
] satisfies RouteConfig;
