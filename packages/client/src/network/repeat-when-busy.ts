import type { Transport, WireRequest, WireResponse } from '@errand/contract/client';
import { jittered, pause } from '../pause.ts';

const MOST_REPEATS = 2;

/**
 * A transport that repeats a call which a busy server rejected, after about the time that the server asks for
 * (`Retry-After`), so that clients that were rejected together do not return together. The server rejects such calls
 * before it does anything, so writes are repeated too.
 */
export function repeatWhenBusy(transport: Transport): Transport {
  return async function send(request: WireRequest, repeats = 0): Promise<WireResponse> {
    const response = await transport(request);
    const seconds = Number(response.headers.get('retry-after'));
    const isBusy = response.status === 503 && response.text.includes('"busy"') && seconds > 0;
    if (!isBusy || repeats === MOST_REPEATS) return response;
    await pause(jittered(seconds * 1000), request.signal);
    return send(request, repeats + 1);
  };
}
