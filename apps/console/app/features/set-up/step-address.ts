import type { ModuleSetUp, SetUpStep } from '@errand/contract/console/set-up';
import type { ModulePart } from '@errand/domain/modules';

const ADDRESSES: Record<SetUpStep, string | null> = {
  shop: '/settings?group=identity',
  module: '/modules',
  zone: '/zones',
  offer: null,
  payment: '/settings?group=payment',
  logo: '/settings?group=identity',
  vehicles: '/couriers/vehicles',
  couriers: '/applications/couriers',
  card: '/settings?group=payment',
  mail: null,
  sms: null,
  maps: null,
  pages: '/content',
  open: null,
};

/** The address of the screen for a step; null if the list itself completes it. */
export function stepAddress(step: SetUpStep): string | null {
  return ADDRESSES[step];
}

/** The address of the screen for a part of a module. Its only store and the only zone are opened themselves. */
export function partAddress(
  part: ModulePart,
  { store_id: store }: Pick<ModuleSetUp, 'store_id'>,
  zone: number | null,
): string {
  switch (part) {
    case 'rates':
      return zone === null ? '/zones' : `/zones/${zone}`;
    case 'store':
    case 'hours':
      return store === null ? '/stores' : `/stores/${store}`;
    case 'items':
      return store === null ? '/items/imports' : `/items/imports?store=${store}`;
    case 'vehicle':
      return '/rental';
    case 'parcelCategory':
      return '/items/parcels';
    case 'courier':
      return '/applications/couriers';
  }
}
