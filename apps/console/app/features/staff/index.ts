export { GrantNames } from './grant-names.tsx';
export { InvitationSent } from './invitation-sent.tsx';
