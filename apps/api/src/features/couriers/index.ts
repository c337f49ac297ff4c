export { addCourier, isCourierPhone } from './add-courier.queries.ts';
export { type Candidate, findActiveCourier, listCandidates } from './candidates.queries.ts';
export { listIdleCouriers, listLocatedBefore } from './couriers.queries.ts';
export { type CourierPosition, chooseCourier, positionTopic, recordLocation } from './couriers.service.ts';
export { addCourierRating } from './ratings.queries.ts';
