import type { LanguageCode } from '@errand/domain/language';
import { eventName } from '../../platform/jobs/index.ts';

/** A customer has written to a partner, in this language of the storefront. */
export const MESSAGE_SENT = eventName<{ messageId: number; language: LanguageCode }>('chat.message-sent');
