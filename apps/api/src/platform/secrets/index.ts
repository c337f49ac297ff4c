export { findSigner, getCipher, getSecret, getSigner, isSameSignature, type Signer } from './secrets.ts';
