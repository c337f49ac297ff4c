export { registerDeliveryJobs } from './deliveries.jobs.ts';
export { eraseCustomer } from './erase-customer.queries.ts';
export { OFFERED_STATUSES, offerTo, pickupOf, withdrawOffer } from './offers.service.ts';
