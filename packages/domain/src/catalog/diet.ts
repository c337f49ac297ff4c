/** Filter of food by what it contains; stores of other modules have no diets. */
export const DIETS = ['all', 'veg', 'non_veg'] as const;
export type Diet = (typeof DIETS)[number];
