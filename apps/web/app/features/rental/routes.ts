import { type RouteConfig, route } from '@react-router/dev/routes';

export const rentalRoutes = [
  route('rental/vehicle-search', 'features/rental/routes/vehicle-search-page.tsx'),
  route('rental/provider-details', 'features/rental/routes/provider-details-page.tsx'),
  route('rental/vehicle/:id', 'features/rental/routes/vehicle-page.tsx'),
  route('rental/booking', 'features/rental/routes/booking-page.tsx'),
  route('rental/trips/:id', 'features/rental/routes/trip-page.tsx'),
  route('rental/trips/:id/receipt', 'features/rental/routes/trip-receipt-page.tsx'),
] satisfies RouteConfig;
