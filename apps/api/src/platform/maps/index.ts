export { createLocalMaps } from './local-maps.ts';
export { saveCity } from './city-store.ts';
export { loadMaps } from './load-maps.ts';
export * from './maps.types.ts';
