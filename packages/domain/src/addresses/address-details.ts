/** The optional details of an address besides the text of the map. */
export const ADDRESS_DETAILS = ['road', 'house', 'floor'] as const;
export type AddressDetail = (typeof ADDRESS_DETAILS)[number];
