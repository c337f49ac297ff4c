import type { SetUpStep } from '@errand/contract/console/set-up';

const ADDRESSES: Record<SetUpStep, string | null> = {
  shop: '/settings?group=identity',
  module: '/modules',
  zone: '/zones',
  rates: '/zones',
  store: '/stores',
  hours: '/stores',
  items: '/items/imports',
  payment: '/settings?group=payment',
  card: '/settings?group=payment',
  mail: null,
  sms: null,
  pages: '/content',
  open: null,
};

/**
 * The address of the screen for a step; null if the checklist itself completes it. With `storeId`, the shop's only store,
 * the steps of stores open that store.
 */
export function stepAddress(step: SetUpStep, storeId: number | null): string | null {
  if (storeId === null) return ADDRESSES[step];
  if (step === 'items') return `/items/imports?store=${storeId}`;
  return step === 'hours' || step === 'store' ? `/stores/${storeId}` : ADDRESSES[step];
}
