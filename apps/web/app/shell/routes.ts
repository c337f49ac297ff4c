import { type RouteConfig, route } from '@react-router/dev/routes';

export const notFoundRoute = [route('*', 'shell/not-found-page.tsx')] satisfies RouteConfig;
