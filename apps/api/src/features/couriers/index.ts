export { type CourierPosition, chooseCourier, positionTopic, recordLocation } from './couriers.service.ts';
export { addCourierRating } from './ratings.queries.ts';
