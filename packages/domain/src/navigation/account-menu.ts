/** What the menu reads of the configuration and the modules. */
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

/** `hidden`: known to the menu but not listed; logging out is asked for apart from the list. */
export type AccountEntry = { id: number; name: AccountEntryName; path: string | null; hidden: boolean };

/** Every entry in the order of the menu. Ids 8 (logout) and 10 (track order) are fixed (000 §2). */
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

/** The entries of a customer's menu: what the operator switched off, or no module stands behind, is left out. */
export function accountMenu(flags: AccountFlags): AccountEntry[] {
  return ENTRIES.filter(({ needs }) => needs === undefined || flags[needs]).map(
    ({ needs: _, ...entry }) => entry,
  );
}
