export { FirebaseRejection } from './firebase.ts';
export { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
