import type { MessageContents } from './features/messaging/index.ts';
import { ORDER_CONTENTS } from './features/notifications/index.ts';
import { EDITED_CONTENT } from './features/order-desk/edit/order-edit-mail.ts';

/** What tells of each event: a table of contents. */
export const MESSAGE_CONTENTS: MessageContents = { ...ORDER_CONTENTS, edited: EDITED_CONTENT };
