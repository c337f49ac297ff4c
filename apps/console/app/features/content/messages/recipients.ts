import type { MessageTemplateRow } from '@errand/contract/console/message-templates';

/** Who is told, in the order of the list. */
export const RECIPIENTS = ['order', 'trip', 'parcel', 'receiver'] as const;
export type MessageRecipient = (typeof RECIPIENTS)[number];

/** The receiver of a parcel has no account, so no topic to turn off. */
export function recipientOf({
  subject,
  topic,
}: Pick<MessageTemplateRow, 'subject' | 'topic'>): MessageRecipient {
  return topic === null ? 'receiver' : subject;
}
