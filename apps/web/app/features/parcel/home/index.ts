export { ParcelHome } from './lazy-parcel-home.tsx';
export { parcelSections } from './parcel-sections.ts';
