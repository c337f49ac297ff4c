export { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
export { ToolkitRefusal } from './toolkit.ts';
