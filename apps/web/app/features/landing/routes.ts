import { index, type RouteConfig } from '@react-router/dev/routes';

export const landingRoutes = [index('features/landing/routes/landing-page.tsx')] satisfies RouteConfig;
