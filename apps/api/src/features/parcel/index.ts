export { completeParcelReturn } from './cancellation.service.ts';
export { confirmHandover } from './confirm-handover.ts';
export type { MessageKind } from './messages/parcel-message-text.ts';
export { readParcelMessage } from './messages/read-parcel-message.ts';
export { findCategoryPicture, findParcel, listActiveCategories } from './parcel.queries.ts';
export { parcelHours } from './parcel-hours.ts';
export { personalData } from './personal-data.queries.ts';
