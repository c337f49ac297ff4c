export { completeParcelReturn } from './cancellation.service.ts';
export { confirmHandover } from './confirm-handover.ts';
export { findCategoryPicture, findParcel } from './parcel.queries.ts';
export { personalData } from './personal-data.queries.ts';
