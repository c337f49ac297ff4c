export { centerOf } from './map-camera.ts';
export { StreetMap } from './street-map.tsx';
