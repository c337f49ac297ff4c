export { readBounce } from './bounce.ts';
export {
  type Delivery,
  deleteDeliveriesTo,
  deleteExpiredDeliveries,
  findDeliveries,
  recordDelivery,
} from './deliveries.queries.ts';
export { escapeHtml } from './escape-html.ts';
export {
  audienceOf,
  deleteExpiredInboxMessages,
  deleteMessagesOf,
  hasMessagesTo,
  type InboxReader,
  readInbox,
} from './inbox.ts';
export { type AmountRow, amountTable } from './mail/amount-table.ts';
export { type MailBrand, mailBrandOf } from './mail/brand.ts';
export { type ComposedMail, composeMail, type MailPart } from './mail/compose.ts';
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
export { signBody } from './signed-body.ts';
export type { SmsOptions } from './sms.ts';
export {
  deleteUnreachable,
  endUnreachable,
  findUnreachable,
  listUnreachableOf,
  type UnreachableContact,
  unreachableIn,
} from './unreachable.queries.ts';
export type { WhatsAppOptions } from './whatsapp.ts';
export {
  listWhatsAppTemplates,
  lockWhatsAppTemplates,
  replaceWhatsAppTemplates,
  type StoredTemplate,
  whatsAppTemplateFor,
} from './whatsapp-templates.queries.ts';
