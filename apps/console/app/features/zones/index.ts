export { OutlineControl } from './outline-control.tsx';
