export { hasFee, RouteFee } from './components/delivery-fee.tsx';
export { MinutesRange } from './components/minutes-range.tsx';
export { StoreHours } from './components/page/store-hours.tsx';
export { StoreDeal } from './components/store-deal.tsx';
export { StoreGrid } from './components/store-grid.tsx';
export { storeHref } from './store-links.ts';
export { storePage } from './store-page.ts';
export { useOpeningText } from './use-opening-text.ts';
