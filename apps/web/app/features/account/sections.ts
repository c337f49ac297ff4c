import type { Config } from '@errand/contract/config';
import type { Module } from '@errand/contract/modules';

/** The account sections in display order; each name is a value of `?page=` on `/profile`. */
export const SECTIONS = [
  'profile-settings',
  'orders',
  'trips',
  'wallet',
  'loyalty-points',
  'coupons',
  'referral-code',
  'addresses',
  'inbox',
  'notifications',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Routes of sections that have one of their own; the others are `?page=` values of the profile. */
const ROUTES: Partial<Record<Section, string>> = {
  orders: '/my-orders',
  trips: '/my-trips',
  wallet: '/wallet',
  'loyalty-points': '/loyalty-points',
  coupons: '/coupons',
  'referral-code': '/referral-code',
  notifications: '/notifications',
  settings: '/settings',
};

/** The canonical address of a section; `/profile?page=` shows the same page. */
export function sectionHref(section: Section): string {
  return ROUTES[section] ?? `/profile?page=${section}`;
}

/** The section of an address. An unknown page is the profile. */
export function sectionOf(pathname: string, search: string): Section {
  const byRoute = SECTIONS.find((section) => ROUTES[section] === pathname);
  if (byRoute) return byRoute;
  const page = new URLSearchParams(search).get('page') ?? '';
  const known = SECTIONS.find((section) => section === page || ROUTES[section] === `/${page}`);
  return known ?? 'profile-settings';
}

/** Guests may see running orders and settings. */
export function isForGuests(section: Section): boolean {
  return section === 'orders' || section === 'settings';
}

/** The sections that the configuration enables. */
export function offeredSections(config: Config, modules: Module[]): Section[] {
  const missing: Partial<Record<Section, boolean>> = {
    trips: !modules.some((module) => module.module_type === 'rental'),
    wallet: config.customer_wallet_status !== 1,
    'loyalty-points': config.loyalty_point_status !== 1,
    'referral-code': config.ref_earning_status !== 1,
  };
  return SECTIONS.filter((section) => !missing[section]);
}
