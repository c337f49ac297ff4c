export { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
export { ToolkitRejection } from './toolkit.ts';
