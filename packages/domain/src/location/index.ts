export { haversineKm, type Point } from './distance.ts';
export { type OutlineFault, outlineFault } from './outline.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
