import type { Transport } from '@errand/contract';
import { readSession, saveSession } from '#platform/session/index.ts';

const listeners = new Set<() => void>();

/** Subscribes to the loss of the session: the server rejected the stored token. Returns the unsubscribe function. */
export function onExpiredToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A transport that deletes the stored token when the server rejects it with 401 [ERR-01], and a guest id that the
 * server does not know. Responses to requests without a token, or with one that was replaced meanwhile, keep the token.
 */
export function watchToken(transport: Transport): Transport {
  return async function send(request) {
    const response = await transport(request);
    const { token } = readSession();
    if (response.status === 401 && token && request.headers.authorization === `Bearer ${token}`) {
      saveSession({ token: null });
      for (const listener of listeners) listener();
    }
    // The server deletes guests that it has not seen for weeks; the next call asks for a new id.
    if (response.status === 401 && !token && response.text.includes('"guest_required"'))
      saveSession({ guestId: null });
    return response;
  };
}
