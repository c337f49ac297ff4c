export type ToastOptions = {
  /** A second toast with the same id replaces the first. */
  id?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  durationMs?: number | undefined;
  /** What is announced in place of the text; empty if the event is announced elsewhere. */
  spoken?: string | undefined;
};
export type Toast = { kind: 'ok' | 'bad' | 'note'; text: string; options: ToastOptions };

/** Toasts queued before the list was connected. */
let pending: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
const listeners = new Set<() => void>();

/** Shows a toast, or queues it until the list is connected. */
export function enqueueToast(toast: Toast): void {
  if (show) return show(toast);
  pending = [...pending, toast];
  for (const listener of listeners) listener();
}

/** Passes queued and later toasts to `listener`, in order, until the returned function is called. */
export function connectToasts(listener: (toast: Toast) => void): () => void {
  show = listener;
  const queued = pending;
  pending = [];
  for (const toast of queued) listener(toast);
  return () => {
    show = null;
  };
}

export function hasPendingToasts(): boolean {
  return pending.length > 0;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
