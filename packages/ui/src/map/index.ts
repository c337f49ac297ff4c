export { middleOf } from './map-camera.ts';
export { StreetMap } from './street-map.tsx';
