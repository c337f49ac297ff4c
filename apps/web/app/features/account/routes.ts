import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** All account pages share one layout. */
export const accountRoutes = [
  layout('features/account/routes/account-layout-page.tsx', [
    route('profile', 'features/account/routes/profile-page.tsx'),
    route('my-orders', 'features/orders/routes/my-orders-page.tsx'),
    route('my-trips', 'features/account/routes/trips-page.tsx'),
    route('wallet', 'features/account/routes/wallet-page.tsx'),
    route('loyalty-points', 'features/account/routes/loyalty-points-page.tsx'),
    route('coupons', 'features/account/routes/coupons-page.tsx'),
    route('referral-code', 'features/account/routes/referral-code-page.tsx'),
    route('notifications', 'features/notifications/routes/notifications-page.tsx'),
    route('settings', 'features/account/routes/settings-page.tsx'),
  ]),
] satisfies RouteConfig;
