import { deleteExpiredInboxMessages, deleteMessagesOf, hasMessagesTo } from './inbox.ts';

export { readBounce } from './bounce.ts';
export { escapeHtml } from './escape-html.ts';
export {
  audienceOf,
  type InboxReader,
  readInbox,
} from './inbox.ts';
export { type AmountRow, amountTable } from './mail/amount-table.ts';
export { blocksPart } from './mail/blocks-part.ts';
export { type MailBrand, mailBrandOf } from './mail/brand.ts';
export {
  type ComposedMail,
  composeMail,
  type MailPart,
} from './mail/compose.ts';
export {
  accountLink,
  callout,
  codePanel,
  facts,
  mainLink,
  paragraphs,
  remark,
  signature,
  unsubscribeLine,
} from './mail/parts.ts';
export type { Message } from './message.ts';
export { createMessages, type Messages } from './messages.ts';
export { MESSAGE_BOUNCED, messageReportRoutes, type ReportKeys } from './report-routes.ts';
export { providerResponse, SenderError } from './sender-error.ts';
export type { SmsOptions } from './sms.ts';
export type { WhatsAppOptions } from './whatsapp.ts';

/** The messages of the demo. */
export const demoInbox = {
  has: hasMessagesTo,
  deleteOf: deleteMessagesOf,
  deleteExpired: deleteExpiredInboxMessages,
};
