/** The values of the diet filter, which only food stores have. */
export const DIETS = ['all', 'veg', 'non_veg'] as const;
export type Diet = (typeof DIETS)[number];
