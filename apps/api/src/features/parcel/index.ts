export { bringBack, recordCancellation } from './cancellation.service.ts';
export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { handOver } from './hand-over.ts';
export { findCategoryPicture, findParcel, type StoredParcel } from './parcel.queries.ts';
export { registerParcelJobs } from './parcel-messages.jobs.ts';
export { placeParcel } from './place-parcel.service.ts';
export { quoteParcel, quoteParcelTax } from './quote-parcel.service.ts';
