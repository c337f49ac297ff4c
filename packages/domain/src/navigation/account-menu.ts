/** The settings and modules that determine the menu. */
export type AccountFlags = { wallet: boolean; loyalty: boolean; referral: boolean; rental: boolean };

export type AccountEntryName =
  | 'profile'
  | 'orders'
  | 'trips'
  | 'coupons'
  | 'wallet'
  | 'loyalty'
  | 'referral'
  | 'logout'
  | 'settings'
  | 'track';

/** `hidden` entries are part of the menu but not listed: sign-out has its own button. */
export type AccountEntry = { id: number; name: AccountEntryName; path: string | null; hidden: boolean };

/** All entries in menu order. Ids 8 (logout) and 10 (track order) are fixed [NAV-29, NAV-30]. */
const ENTRIES: (AccountEntry & { needs?: keyof AccountFlags })[] = [
  { id: 1, name: 'profile', path: '/profile?page=profile-settings', hidden: false },
  { id: 2, name: 'orders', path: '/my-orders', hidden: false },
  { id: 3, name: 'trips', path: '/my-trips', hidden: false, needs: 'rental' },
  { id: 10, name: 'track', path: '/track-order', hidden: false },
  { id: 5, name: 'wallet', path: '/wallet', hidden: false, needs: 'wallet' },
  { id: 6, name: 'loyalty', path: '/loyalty-points', hidden: false, needs: 'loyalty' },
  { id: 7, name: 'referral', path: '/referral-code', hidden: false, needs: 'referral' },
  { id: 4, name: 'coupons', path: '/coupons', hidden: false },
  { id: 9, name: 'settings', path: '/settings', hidden: false },
  { id: 8, name: 'logout', path: null, hidden: true },
];

/** The entries of a customer's menu, without those that are switched off or have no module [NAV-25 to NAV-28]. */
export function accountMenu(flags: AccountFlags): AccountEntry[] {
  return ENTRIES.filter(({ needs }) => needs === undefined || flags[needs]).map(
    ({ needs: _, ...entry }) => entry,
  );
}
