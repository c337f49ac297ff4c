export { haversineKm, type Point } from './distance.ts';
export { type GeoJsonFault, outlineOfGeoJson } from './geojson.ts';
export { innerPoints } from './inner-points.ts';
export { PLAIN_STYLE } from './map-style.ts';
export { isInOutline, type OutlineFault, outlineFault } from './outline.ts';
export { decodePolyline, encodePolyline } from './polyline.ts';
