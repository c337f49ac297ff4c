import { type RouteConfig, route } from '@react-router/dev/routes';

export const parcelRoutes = [
  route('parcel/booking', 'features/parcel/routes/booking-page.tsx'),
] satisfies RouteConfig;
