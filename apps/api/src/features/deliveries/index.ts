export { registerDeliveryJobs } from './deliveries.jobs.ts';
export { OFFERED_STATUSES, offerTo, pickupOf, withdrawOffer } from './offers.service.ts';
export { personalData } from './personal-data.queries.ts';
