export { loadCityMaps } from './city-maps.service.ts';
