import { type RouteConfig, route } from '@react-router/dev/routes';

export const interestRoutes = [
  route('interest', 'features/interest/routes/interest-page.tsx'),
] satisfies RouteConfig;
