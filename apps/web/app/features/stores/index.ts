export { MinutesRange } from './components/minutes-range.tsx';
export { StoreCard } from './components/store-card.tsx';
export { StoreGrid, StoreGridSkeleton } from './components/store-grid.tsx';
export { storeHref } from './store-links.ts';
