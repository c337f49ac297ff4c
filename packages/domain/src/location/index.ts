export { haversineKm, type Point } from './geometry.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
