import type { getMessageTemplate } from '@errand/contract/console/message-templates';
import type { InputOf } from '@errand/contract/endpoint';

/** What a message is about, and its event. */
export type MessageParams = InputOf<typeof getMessageTemplate>['params'];
