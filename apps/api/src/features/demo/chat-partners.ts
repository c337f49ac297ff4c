import type { LanguageCode } from '@errand/domain/language';
import { jobName } from '../../platform/jobs/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { replyAsPartner } from '../chat/index.ts';
import type { DemoDeps } from './demo.types.ts';

type SentMessage = { messageId: number; language: LanguageCode };
export const CHAT_REPLY_JOB = jobName<SentMessage>('demo.chat-answer');

/** How long a simulated partner takes to reply, in seconds of real time. */
const TYPING_SECONDS = 60;

export function scheduleChatReply(deps: DemoDeps, speed: number, job: SentMessage): Promise<void> {
  return deps.jobs.send(deps.db, CHAT_REPLY_JOB, job, { startAfterSeconds: TYPING_SECONDS / speed });
}

export function replyToChatNow(deps: DemoDeps, { messageId, language }: SentMessage): Promise<void> {
  return replyAsPartner(deps, messageId, (partner) => textOf(`demo.chat.${partner}`, language));
}
