/** The addresses of a customer's account. */
export const ACCOUNT = [
  '/my-orders',
  '/my-trips',
  '/profile',
  '/profile?page=addresses',
  '/profile?page=inbox',
  '/wallet',
  '/loyalty-points',
  '/coupons',
  '/referral-code',
  '/notifications',
  '/settings',
  '/demo-inbox',
];
