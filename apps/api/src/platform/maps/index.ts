export { saveCity } from './city-store.ts';
export { loadMaps, type MapsSettings } from './load-maps.ts';
export { createLocalMaps } from './local-maps.ts';
export * from './maps.types.ts';
