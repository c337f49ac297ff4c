export { ADDRESS_TYPES, type AddressType, isAddressType } from './address-types.ts';
