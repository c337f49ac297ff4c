export { zonesAt } from './location.queries.ts';
export { requireZone, zonePivot } from './location.service.ts';
