export { listOrderableItems } from './orderable.queries.ts';
