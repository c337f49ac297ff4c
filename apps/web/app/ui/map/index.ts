export { StreetMap } from './street-map.tsx';
