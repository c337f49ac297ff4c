import { findTurnedOff, listConsenting, listConsentingAfter, storeChoices } from './choices.queries.ts';
import { findLastTold, findLatestMessage, listMessagesOf, requeueMessage } from './messages.queries.ts';
import { MESSAGE_JOB } from './tell.ts';
import * as savedTemplates from './templates.queries.ts';

export { mailTexts, withTexts } from './apply-template.ts';
export type { ContentDeps, MessageContent, MessageContents, ReadContent } from './content.ts';
export { listGathered, listGatheredFor } from './gathered-events.queries.ts';
export type { MessageRow } from './messages.queries.ts';
export type { Recipient, StaffRecipient } from './messaging.tables.ts';
export { noticeOf, subjectsOf } from './notice.ts';
export { personalData } from './personal-data.queries.ts';
export { deviceOf } from './push-subscription.ts';
export { registerMessageJobs, type SendDeps, sendMessage } from './send-message.ts';
export { type TellDeps, tell } from './tell.ts';
export type { TemplateKey, TemplateRow } from './templates.queries.ts';

/** The messages about an order. */
export const orderMessages = {
  list: listMessagesOf,
  findLatest: findLatestMessage,
  requeue: requeueMessage,
  job: MESSAGE_JOB,
};

/** When an event was told last. */
export const messageTimes = { findLast: findLastTold };

/** What customers are told of. */
export const choices = {
  findTurnedOff,
  store: storeChoices,
  listConsenting,
  listConsentingAfter,
};

/** What operators have written instead of the texts of the catalogs. */
export const messageTemplates = {
  find: savedTemplates.findTemplate,
  list: savedTemplates.listTemplates,
  listSavings: savedTemplates.listSavings,
  insert: savedTemplates.insertTemplate,
};
