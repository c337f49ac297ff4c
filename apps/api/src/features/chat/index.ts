export { MESSAGE_SENT } from './chat-events.ts';
export { personalData } from './personal-data.queries.ts';
export { replyAsPartner } from './reply-as-partner.ts';
