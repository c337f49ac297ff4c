export { listMovements, listMovementsSince } from './movements.queries.ts';
