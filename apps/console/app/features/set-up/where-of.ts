import type { SetUpStep } from '@errand/contract/console/set-up';

const WHERE: Record<SetUpStep, string | null> = {
  shop: '/settings?group=identity',
  module: '/modules',
  zone: '/zones',
  rates: '/zones',
  store: '/stores',
  hours: '/stores',
  items: '/items/imports',
  payment: '/settings?group=payment',
  mail: null,
  sms: null,
  pages: '/content',
  open: null,
};

/** Where a step is done; null for what is done in the check list itself. The only store is opened at once. */
export function whereOf(step: SetUpStep, storeId: number | null): string | null {
  if (storeId === null) return WHERE[step];
  if (step === 'items') return `/items/imports?store=${storeId}`;
  return step === 'hours' || step === 'store' ? `/stores/${storeId}` : WHERE[step];
}
