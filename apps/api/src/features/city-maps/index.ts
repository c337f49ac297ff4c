export { hasCity } from './city-maps.queries.ts';
export { loadCityMaps } from './city-maps.service.ts';
