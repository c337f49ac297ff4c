/** Half to one and a half of a time, so that clients of a failed server do not reconnect together. */
export function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}

/** Waits for the given time, or until the network returns or the page becomes visible. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal?.addEventListener('abort', done);
  });
}
