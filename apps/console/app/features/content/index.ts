export { BodyControl } from './editor/body-control.tsx';
