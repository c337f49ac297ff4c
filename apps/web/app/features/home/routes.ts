import { type RouteConfig, route } from '@react-router/dev/routes';

export const homeRoutes = [route('home', 'features/home/routes/home-page.tsx')] satisfies RouteConfig;
