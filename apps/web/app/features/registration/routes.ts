import { type RouteConfig, route } from '@react-router/dev/routes';

export const registrationRoutes = [
  route('store-registration', 'features/registration/routes/store-registration-page.tsx'),
  route('deliveryman-registration', 'features/registration/routes/courier-registration-page.tsx'),
] satisfies RouteConfig;
