import { notificationTitle } from './message-text.ts';
import { listMessagesOf, requeueMessage } from './messages.queries.ts';
import { MESSAGE_JOB } from './queue-messages.ts';

export { registerNotificationJobs } from './notifications.jobs.ts';
export { personalData } from './personal-data.queries.ts';

/** The messages that tell the owner of an order of it. */
export const orderMessages = {
  list: listMessagesOf,
  requeue: requeueMessage,
  titleOf: notificationTitle,
  job: MESSAGE_JOB,
};
