import type { RouteConfig } from '@react-router/dev/routes';

/** Signing in is a dialog over any page, so there is no page yet. */
export const authRoutes = [] satisfies RouteConfig;
