export { isEditable, SELECTED_ADDRESS, useAddressName } from './address-name.ts';
export { AddressCard } from './components/address-card.tsx';
export { AddressDetailFields } from './components/address-detail-fields.tsx';
export { AddressDialog } from './components/address-dialog.tsx';
export { AddressIcon } from './components/address-icon.tsx';
export { AddressMapPicker } from './components/address-map-picker.tsx';
export { SavedDialog } from './components/saved-dialog.tsx';
export { type GuestAddress, useGuestAddress } from './guest-address.ts';
export { useAddresses, useSaveAddress } from './use-addresses.ts';
