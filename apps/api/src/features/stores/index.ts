export { deliveryTerms } from './store-charge.ts';
export { hoursOf, openStateOf, runningOffer, runningPercent } from './store-hours.ts';
export type { DiscountRow, StoreRow } from './store-row.ts';
export { average, leadMinutes } from './store-shape.ts';
export { listStoreShapes, requireStore } from './stores.service.ts';
