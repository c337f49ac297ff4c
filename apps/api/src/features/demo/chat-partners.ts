import type { LanguageCode } from '@errand/domain/language';
import { jobName } from '../../platform/jobs/index.ts';
import { replyAsPartner } from '../chat/index.ts';
import type { DemoDeps } from './demo.types.ts';

type SentMessage = { messageId: number; language: LanguageCode };
export const CHAT_REPLY_JOB = jobName<SentMessage>('demo.chat-answer');

/** How long a simulated partner takes to reply, in seconds of real time. */
const TYPING_SECONDS = 60;

const TEXTS = {
  vendor: {
    en: 'Thank you for your message. We are taking care of it.',
    ar: 'شكرًا على رسالتك. سنهتم بالأمر.',
  },
  delivery_man: {
    en: 'Got it, thank you. I am on my way.',
    ar: 'وصلتني رسالتك، شكرًا. أنا في الطريق.',
  },
  admin: {
    en: 'Thank you for your message. We are looking into it and will reply here.',
    ar: 'شكرًا على رسالتك. نراجع الأمر وسنردّ عليك هنا.',
  },
} as const;

export function scheduleChatReply(deps: DemoDeps, speed: number, job: SentMessage): Promise<void> {
  return deps.jobs.send(deps.db, CHAT_REPLY_JOB, job, { startAfterSeconds: TYPING_SECONDS / speed });
}

export function replyToChatNow(deps: DemoDeps, { messageId, language }: SentMessage): Promise<void> {
  return replyAsPartner(deps, messageId, (partner) => TEXTS[partner][language]);
}
