export { ADDRESS_DETAILS, type AddressDetail } from './address-details.ts';
export { ADDRESS_TYPES, type AddressType, isAddressType } from './address-types.ts';
export { type DoorPart, isDoorPart, missingDoor } from './door.ts';
