export { StreetMap, type StreetMapProps } from './street-map.tsx';
