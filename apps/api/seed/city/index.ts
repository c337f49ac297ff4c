export * from './city.types.ts';
export { generateCity } from './generate-city.ts';
