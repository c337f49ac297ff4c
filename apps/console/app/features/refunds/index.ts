export { BearersField } from './bearers-field.tsx';
