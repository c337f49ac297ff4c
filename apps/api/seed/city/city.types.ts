export type * from '../../src/platform/maps/city.types.ts';
