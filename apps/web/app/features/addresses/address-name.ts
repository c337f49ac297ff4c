import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';

/** The address type of the place that was chosen for browsing (decisions: addresses): offered, not saved, not edited. */
export const SELECTED_ADDRESS = 'Selected Address';

export type Named = Pick<Address, 'address_type' | 'address_label'>;

/** What an address is called: Home, Office, the customer's own label, or whatever it calls itself. */
export function useAddressName(): (address: Named) => string {
  const t = useText();
  return ({ address_type: type, address_label: label }) => {
    if (type === 'home' || type === 'office') return t(`addresses.${type}`);
    if (type === SELECTED_ADDRESS) return t('addresses.selected');
    return label?.trim() || (type === 'other' ? t('addresses.other') : type);
  };
}

export function isEditable(address: Pick<Address, 'address_type'> | null): boolean {
  return address !== null && address.address_type !== SELECTED_ADDRESS;
}
