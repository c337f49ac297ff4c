import { requestGuestId } from '@errand/contract/auth';
import { readSession, saveSession } from '#platform/session/index.ts';
import { api } from './browser-client.ts';

let asking: Promise<void> | null = null;

/** Ensures that a visitor without a token has a guest id; concurrent callers share one request. */
export function ensureGuestId(): Promise<void> {
  const { token, guestId } = readSession();
  if (token || guestId) return Promise.resolve();
  asking ??= api
    .call(requestGuestId, { body: {} })
    .then((response) => saveSession({ guestId: response.guest_id }))
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Requests the guest id on start. A failure is logged; the next call that needs the id tries again. */
export function requestGuestIdQuietly(): void {
  ensureGuestId().catch((error: Error) => console.warn('guest id', error.message));
}
