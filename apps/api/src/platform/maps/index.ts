export { createMaps, type MapsSettings, NO_MAPS } from './create-maps.ts';
export * from './maps.types.ts';
