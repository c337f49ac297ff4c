import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useState, useSyncExternalStore } from 'react';
import { enqueueToast, hasPendingToasts, subscribeToToasts, type ToastOptions } from './toast-queue.ts';

const list = lazyPart(() => import('./toast-list.tsx').then((part) => part.ToastList), { whenIdle: true });

export function toastDone(text: string, options: ToastOptions = {}): void {
  enqueueToast({ kind: 'ok', text, options });
}

/** Errors share one id, so that at most one is visible. */
export function toastError(text: string, options: ToastOptions = {}): void {
  enqueueToast({ kind: 'bad', text, options: { id: 'error', ...options } });
}

/** The list of toasts, loaded with the first toast. Toasts are queued until then. */
export function Toaster({ rtl }: { rtl: boolean }) {
  const pending = useSyncExternalStore(subscribeToToasts, hasPendingToasts, () => false);
  const [wanted, setWanted] = useState(false);
  if (pending && !wanted) setWanted(true);
  return <LazyPart of={list} props={{ rtl }} wanted={wanted} />;
}
