export type * from '../../src/features/city-maps/city.types.ts';
