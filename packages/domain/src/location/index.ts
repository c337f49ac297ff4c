export { haversineKm, type Point, pointInPolygon } from './geometry.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
