export { getSigner, isSameSignature } from './secrets.ts';
