import type { Transport } from '@errand/contract/client';

/** Whether the browser is leaving the page for another document. */
export type Leaving = {
  isLeaving: () => boolean;
  /**
   * Resolves once the page stays: after a moment, in which the browser may report that it leaves, and after the end of a
   * navigation that did not replace the page. A page that is replaced never gets there.
   */
  stayed: () => Promise<void>;
};

declare global {
  interface Window {
    /** Set by the first script of a page, `trackLeaving()`, so that inline script and modules share it. */
    leaving: Leaving;
  }
}

/**
 * Follows whether the page is being left. A browser that leaves a page aborts its loads. Firefox and WebKit report them
 * as failed, long before the next page arrives, so whatever reacts to a failed load waits for `stayed` first: a reload
 * would cancel the navigation, and an error or a note would be wrong. Links to mail and downloads report that they leave
 * too, so the time is limited. iOS reports it only when the next page has arrived, so every failure waits for a moment.
 * Runs inline, so it uses nothing outside of itself.
 */
export function trackLeaving(): Leaving {
  /** The longest wait for the first byte of the next page. */
  const LIMIT_MS = 10_000;
  const MOMENT_MS = 500;
  let leftAt = Number.NEGATIVE_INFINITY;

  function leave(): void {
    leftAt = performance.now();
  }

  function isWithinLimit(): boolean {
    return performance.now() - leftAt < LIMIT_MS;
  }

  /** Ends early when the page returns from the back/forward cache. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
      window.addEventListener('pageshow', () => resolve(), { once: true });
    });
  }

  async function waitUntilStayed(): Promise<void> {
    await pause(MOMENT_MS);
    while (isWithinLimit()) await pause(leftAt + LIMIT_MS - performance.now());
  }

  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    // The first one may follow a click on a link of a page that is still loading.
    if (persisted) leftAt = Number.NEGATIVE_INFINITY;
  });
  return { isLeaving: isWithinLimit, stayed: waitUntilStayed };
}

export function isLeaving(): boolean {
  return window.leaving.isLeaving();
}

export function stayed(): Promise<void> {
  return window.leaving.stayed();
}

/** A transport whose failures, such as those of aborted requests, wait until the page stays. */
export function pendingWhileLeaving(transport: Transport): Transport {
  return async function send(request) {
    try {
      return await transport(request);
    } catch (error) {
      if (!request.signal?.aborted) await stayed();
      throw error;
    }
  };
}
