export { addCourier, isCourierPhone } from './add-courier.queries.ts';
export { type Candidate, findActiveCourier, listCandidates } from './candidates.queries.ts';
export { cashInHand } from './cash.queries.ts';
export {
  type CourierAccount,
  ensureCourierOf,
  findCourier,
  findCourierOf,
  listIdleCouriers,
  listLocatedBefore,
  updateOnline,
} from './couriers.queries.ts';
export { type CourierPosition, chooseCourier, positionTopic, recordLocation } from './couriers.service.ts';
export { addCourierRating } from './ratings.queries.ts';
