import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';

/** The address type of the current location: offered at checkout, neither saved nor editable. */
export const SELECTED_ADDRESS = 'Selected Address';

export type Named = Pick<Address, 'address_type' | 'address_label'>;

/** The display name of an address: Home, Office, the customer's label, or the address itself. */
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
