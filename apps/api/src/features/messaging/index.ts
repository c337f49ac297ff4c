import {
  findLatestMessage,
  findTurnedOff,
  listMessagesOf,
  replaceTurnedOff,
  requeueMessage,
} from './messages.queries.ts';
import { MESSAGE_JOB } from './tell.ts';
import * as savedTemplates from './templates.queries.ts';
import { isTurnedOff } from './unsubscribe/unsubscribe.service.ts';
import { unsubscribeUrlFor } from './unsubscribe/unsubscribe-link.ts';

export { mailTexts, withTexts } from './apply-template.ts';
export type { ContentDeps, MessageContent, MessageContents, ReadContent } from './content.ts';
export type { MessageRow } from './messages.queries.ts';
export { personalData } from './personal-data.queries.ts';
export { registerMessageJobs, type SendDeps, sendMessage } from './send-message.ts';
export { tell } from './tell.ts';
export type { TemplateKey, TemplateRow } from './templates.queries.ts';

/** The messages about an order. */
export const orderMessages = {
  list: listMessagesOf,
  findLatest: findLatestMessage,
  requeue: requeueMessage,
  job: MESSAGE_JOB,
};

/** How people end messages of a topic by a channel without signing in. */
export const unsubscription = { urlFor: unsubscribeUrlFor, isTurnedOff };

/** What a customer has turned off. */
export const choices = {
  find: findTurnedOff,
  replace: replaceTurnedOff,
};

/** What operators have written instead of the texts of the catalogs. */
export const messageTemplates = {
  find: savedTemplates.findTemplate,
  list: savedTemplates.listTemplates,
  listSavings: savedTemplates.listSavings,
  insert: savedTemplates.insertTemplate,
};
