/** What an address is called without a name of its own (000 §3); anything else is a custom label. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export function isAddressType(text: string): text is AddressType {
  return (ADDRESS_TYPES as readonly string[]).includes(text);
}
