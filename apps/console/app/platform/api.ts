import { pendingWhileLeaving } from '@errand/client/network/leaving.ts';
import { repeatWhenBusy } from '@errand/client/network/repeat-when-busy.ts';
import { ApiError, httpTransport, type Transport } from '@errand/contract/client';
import { type ConsoleClient, createConsoleClient } from '@errand/contract/console/console-client';
import { currentLanguage } from './language.ts';
import { queries, SESSION_KEY } from './queries.ts';
import { askForProof, StepUpCanceled } from './step-up.ts';

/** Identifies this tab, so that it does not refetch what it changed itself. */
export const CLIENT_ID = crypto.randomUUID();

const SESSION_CODES = new Set(['unauthenticated', 'second_factor_required', 'second_factor_setup_required']);

const ownHeaders = () => ({ 'X-localization': currentLanguage(), 'X-Client-Id': CLIENT_ID });

const client = createConsoleClient(repeatWhenBusy(pendingWhileLeaving(httpTransport())), ownHeaders);

/**
 * The console's API. A call that needs a step-up asks for the second factor and is retried; it throws
 * `StepUpCanceled` if the member declines. A rejected session is refetched, which leads to the sign-in.
 */
export const api: ConsoleClient = {
  async call(endpoint, input, options) {
    try {
      return await client.call(endpoint, input, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'step_up_required') {
        if (!(await askForProof())) throw new StepUpCanceled();
        return client.call(endpoint, input, options);
      }
      if (SESSION_CODES.has(error.code)) void queries.invalidateQueries({ queryKey: SESSION_KEY });
      throw error;
    }
  },
};

/** Calls without a step-up: the sign-in, and the proof of the second factor itself. */
export const plainApi: ConsoleClient = client;

/** A client that reports the uploaded share of the body, from 0 to 1. */
export function uploadApi(onProgress: (share: number) => void): ConsoleClient {
  return createConsoleClient(pendingWhileLeaving(progressTransport(onProgress)), ownHeaders);
}

/** Sends by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function progressTransport(onProgress: (share: number) => void): Transport {
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          headers: { get: (name) => request.getResponseHeader(name) },
          text: request.responseText,
        }),
      );
      request.addEventListener('error', () => reject(new TypeError('the server was not reached')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new Error('aborted')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body ?? null);
    });
}
