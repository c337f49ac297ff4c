import { type RouteConfig, route } from '@react-router/dev/routes';

/** Sign-in is a dialog over any page; the password reset also has a page, and the demo an inbox. */
export const authRoutes = [
  route('forgot-password', 'features/auth/routes/forgot-password-page.tsx'),
  route('demo-inbox', 'features/auth/routes/demo-inbox-page.tsx'),
] satisfies RouteConfig;
