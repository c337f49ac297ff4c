import type { Transport, WireRequest } from '@errand/contract';
import { onSessionChange, readSession } from '#platform/session/index.ts';

const writes = new Set<Promise<unknown>>();

/**
 * A transport for calls that may carry the token. A read is aborted when this browser removes or replaces its token, in
 * whatever tab: its response is personal data of a visitor who has left, and after the revocation it would be a 401.
 */
export function watchSignedCalls(transport: Transport): Transport {
  return function send(request) {
    if (!request.headers.authorization) return transport(request);
    if (request.method === 'GET') return sendRead(transport, request);
    const sent = transport(request);
    writes.add(sent);
    const forget = () => void writes.delete(sent);
    sent.then(forget, forget);
    return sent;
  };
}

async function sendRead(transport: Transport, request: WireRequest) {
  const controller = new AbortController();
  const abort = () => controller.abort(request.signal?.reason);
  const abortWithoutToken = () => {
    if (`Bearer ${readSession().token}` !== request.headers.authorization) abort();
  };
  if (request.signal?.aborted) abort();
  request.signal?.addEventListener('abort', abort);
  const unsubscribe = onSessionChange(abortWithoutToken);
  try {
    return await transport({ ...request, signal: controller.signal });
  } finally {
    unsubscribe();
    request.signal?.removeEventListener('abort', abort);
  }
}

/** Resolves when this tab's writes with a token have ended, whatever their outcome. */
export async function signedWrites(): Promise<void> {
  await Promise.allSettled(writes);
}
