export { getCipher, getSecret, getSigner, isSameSignature } from './secrets.ts';
