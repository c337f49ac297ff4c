export { zonesAt } from './location.queries.ts';
export { zonePivot } from './location.service.ts';
