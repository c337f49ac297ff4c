export { getCipher, getSigner, isSameSignature } from './secrets.ts';
