import type { ModuleType } from '../../support/visitor.ts';

/** One page of each kind, for checks and pictures in all engines. */
export const SCREENS: { name: string; at: string; module: ModuleType }[] = [
  { name: 'landing', at: '/', module: 'food' },
  { name: 'food', at: '/home', module: 'food' },
  { name: 'grocery', at: '/home', module: 'grocery' },
  { name: 'parcel', at: '/home', module: 'parcel' },
  { name: 'rental', at: '/home', module: 'rental' },
  { name: 'store', at: '/store/saffron-street-kitchen', module: 'food' },
  { name: 'item', at: '/product/charcoal-chicken-wrap', module: 'food' },
  { name: 'modules', at: '/home?modules=open', module: 'food' },
  { name: 'categories', at: '/categories', module: 'food' },
  { name: 'search', at: '/home?search=chicken', module: 'food' },
  { name: 'map', at: '/home?place=map', module: 'food' },
  { name: 'orders', at: '/my-orders', module: 'food' },
  { name: 'wallet', at: '/wallet', module: 'food' },
  { name: 'addresses', at: '/profile?page=addresses', module: 'food' },
  { name: 'help', at: '/help-and-support', module: 'food' },
];
