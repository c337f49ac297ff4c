import type { Transport } from '@errand/contract';
import { readSession, saveSession } from '#platform/session/index.ts';

const listeners = new Set<() => void>();

/** Told once when the server no longer takes the stored token. Gives back how to stop listening. */
export function onExpiredToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A transport that drops the stored token when an answer refuses it (401, specification 001 §8). Answers to requests
 * without a token, or with one that was dropped or replaced meanwhile, change nothing.
 */
export function watchToken(transport: Transport): Transport {
  return async function send(request) {
    const answer = await transport(request);
    const { token } = readSession();
    if (answer.status === 401 && token && request.headers.authorization === `Bearer ${token}`) {
      saveSession({ token: null });
      for (const listener of listeners) listener();
    }
    return answer;
  };
}
