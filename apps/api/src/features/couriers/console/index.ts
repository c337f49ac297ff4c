export { connectPerson } from './courier-invitation.service.ts';
