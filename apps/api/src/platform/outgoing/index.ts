export { isPublicAddress, PrivateAddressError, publicLookup, requirePublicHost } from './public-address.ts';
