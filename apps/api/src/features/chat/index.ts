export { MESSAGE_SENT } from './conversation-changed.ts';
export { personalData } from './personal-data.queries.ts';
export { replyAsPartner } from './reply-as-partner.ts';
