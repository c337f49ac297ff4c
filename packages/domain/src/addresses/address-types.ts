/** The preset address types [CONST-06]. Any other text is a custom label. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export function isAddressType(text: string): text is AddressType {
  return (ADDRESS_TYPES as readonly string[]).includes(text);
}
