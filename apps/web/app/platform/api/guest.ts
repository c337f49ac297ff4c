import { requestGuestId } from '@errand/contract/auth';
import { readSession, saveSession } from '#platform/session/index.ts';
import { api } from './browser-client.ts';

let asking: Promise<void> | null = null;

/** Makes sure that a visitor without a token has a guest id: one request, however many wait for it. */
export function ensureGuestId(): Promise<void> {
  const { token, guestId } = readSession();
  if (token || guestId) return Promise.resolve();
  asking ??= api
    .call(requestGuestId, { body: {} })
    .then((answer) => saveSession({ guestId: answer.guest_id }))
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The same on start, where a failure is nobody's concern: it is logged, and the next call that needs it asks again. */
export function requestGuestIdQuietly(): void {
  ensureGuestId().catch((error: Error) => console.warn('guest id', error.message));
}
