import { findActiveCourier } from './candidates.queries.ts';
import { cashInHand } from './cash.queries.ts';
import {
  addCourier,
  ensureCourierOf,
  findCourierMember,
  findCourierOf,
  findCourierPlace,
  isCourierPhone,
  listCourierNames,
  listCouriersIn,
  listCourierZones,
  listIdleCouriers,
  listLocatedBefore,
  updateOnline,
} from './couriers.queries.ts';
import { chooseCourier } from './couriers.service.ts';

export { type Candidate, listCandidates } from './candidates.queries.ts';
export { addCourierRating, type CourierAccount, findCourier } from './couriers.queries.ts';
export { type CourierPosition, positionTopic, recordLocation } from './couriers.service.ts';

/** Couriers, with and without an account. */
export const courierRows = {
  add: addCourier,
  isPhoneTaken: isCourierPhone,
  ensureOfMember: ensureCourierOf,
  findOfMember: findCourierOf,
  findActive: findActiveCourier,
  findMember: findCourierMember,
  findPlace: findCourierPlace,
  listIn: listCouriersIn,
  listNames: listCourierNames,
  listZones: listCourierZones,
  listIdle: listIdleCouriers,
  listLocatedBefore,
  choose: chooseCourier,
  setOnline: updateOnline,
  cashInHand,
};
