import type { Transport } from '@errand/contract/client';

/** Sends by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function progressTransport(onProgress: (share: number) => void): Transport {
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
