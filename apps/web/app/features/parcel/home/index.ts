export { ParcelHome } from './parcel-home-on-demand.tsx';
export { parcelSections } from './parcel-sections.ts';
