export { registerDeliveryJobs } from './deliveries.jobs.ts';
export { eraseCustomer } from './personal-data.queries.ts';
export { OFFERED_STATUSES, offerTo, pickupOf, withdrawOffer } from './offers.service.ts';
