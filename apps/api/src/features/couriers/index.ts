export { type Candidate, findActiveCourier, listCandidates } from './candidates.queries.ts';
export { cashInHand } from './cash.queries.ts';
export {
  addCourier,
  addCourierRating,
  type CourierAccount,
  ensureCourierOf,
  findCourier,
  findCourierOf,
  isCourierPhone,
  listIdleCouriers,
  listLocatedBefore,
  updateOnline,
} from './couriers.queries.ts';
export { type CourierPosition, chooseCourier, positionTopic, recordLocation } from './couriers.service.ts';
