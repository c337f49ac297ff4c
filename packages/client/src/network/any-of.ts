/** Does what `AbortSignal.any` does, which not all supported browsers have: a signal that aborts with the first of `signals`, for its reason. */
export function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const { signal: any } = controller;
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: any });
  }
  return any;
}
