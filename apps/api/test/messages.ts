import { registerMessageJobs, type SendDeps } from '../src/features/messaging/index.ts';
import { registerNotificationJobs } from '../src/features/notifications/index.ts';
import { MESSAGE_CONTENTS } from '../src/message-contents.ts';
import type { Deps } from '../src/platform/deps.ts';

/** Registers the jobs that tell customers, guests and receivers of their orders. */
export function registerMessages(deps: Pick<Deps, 'events'> & SendDeps): void {
  registerNotificationJobs(deps);
  registerMessageJobs(deps, MESSAGE_CONTENTS);
}
