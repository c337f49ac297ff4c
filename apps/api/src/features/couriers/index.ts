export { type CourierPosition, chooseCourier, positionTopic, recordLocation } from './couriers.service.ts';
