export { crossesItself } from './crosses-itself.ts';
export { haversineKm, type Point } from './distance.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
