export { createMaps, type MapsSettings } from './create-maps.ts';
export * from './maps.types.ts';
