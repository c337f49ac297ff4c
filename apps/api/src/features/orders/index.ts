export { lockOrder } from './move.queries.ts';
export { moveOrder, promiseWindow } from './move.ts';
export { ORDER_PLACED_JOB } from './place.service.ts';
