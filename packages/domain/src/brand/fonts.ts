/** The fonts that the product ships, by the names of their families. Each has Latin and Arabic. */
export const FONTS = ['Readex Pro', 'Rubik', 'Cairo'] as const;
export type Font = (typeof FONTS)[number];
