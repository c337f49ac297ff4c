export { completeParcelReturn } from './cancellation.service.ts';
export { confirmHandover } from './confirm-handover.ts';
export { registerParcelJobs } from './messages/parcel-messages.jobs.ts';
export { findCategoryPicture, findParcel } from './parcel.queries.ts';
export { parcelOrder } from './parcel-order.ts';
export { personalData } from './personal-data.queries.ts';
