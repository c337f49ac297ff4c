import { fieldsOf } from '@errand/client/stored-fields.ts';
import { signOut } from '@errand/contract/console/staff/session';
import { CLIENT_ID, plainApi } from './api.ts';
import { suspendSession } from './session.ts';

const CHANNEL = 'session';
/** Other tabs have closed their streams and canceled their reads by then. */
const OTHER_TABS_MS = 250;
/** A tab asks the server whether the session has ended if the tab that signs out reports nothing for so long. */
const LONGEST_MS = 10_000;

/** `ended` tells whether the server has ended the session; it is undefined until the server responds. */
type Message = { from: string; ended: boolean | undefined };

/**
 * Ends the session: first in every tab of this browser, then on the server, so that no tab calls it with an ended session.
 * If the server does not end it, the session continues and the call rejects.
 */
export async function endSession(): Promise<void> {
  announce();
  const done = waitFor(OTHER_TABS_MS).then(() => plainApi.call(signOut, {}));
  const ended = done.then(
    () => true,
    () => false,
  );
  suspendSession(ended);
  announce(await ended);
  await done;
}

/** Follows the sign-outs of other tabs. Returns the unsubscribe function. */
export function followSession(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let report: ((ended: boolean) => void) | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { from, ended } = fieldsOf(data);
    if (from === CLIENT_ID) return;
    if (typeof ended === 'boolean') report?.(ended);
    else
      suspendSession(
        new Promise((resolve) => {
          report = resolve;
          setTimeout(() => resolve(false), LONGEST_MS);
        }),
      );
  });
  return () => channel.close();
}

function announce(ended?: boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ from: CLIENT_ID, ended } satisfies Message);
  channel.close();
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
