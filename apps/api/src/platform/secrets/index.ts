export { isSameSignature, signerOf } from './secrets.ts';
