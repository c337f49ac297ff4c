import { findTurnedOff, listMessagesOf, replaceTurnedOff, requeueMessage } from './messages.queries.ts';
import { MESSAGE_JOB } from './tell.ts';
import { isTurnedOff } from './unsubscribe/unsubscribe.service.ts';
import { unsubscribeUrlFor } from './unsubscribe/unsubscribe-link.ts';

export type { ContentDeps, MessageContents, ReadContent } from './content.ts';
export type { MessageRow } from './messages.queries.ts';
export { personalData } from './personal-data.queries.ts';
export { registerMessageJobs, type SendDeps, sendMessage } from './send-message.ts';
export { tell } from './tell.ts';

/** The messages about an order. */
export const orderMessages = {
  list: listMessagesOf,
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
