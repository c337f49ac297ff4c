import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useState, useSyncExternalStore } from 'react';
import { announce } from './live/announce.ts';
import {
  enqueueToast,
  hasPendingToasts,
  subscribeToToasts,
  type Toast,
  type ToastOptions,
} from './toast-queue.ts';

const list = lazyPart(() => import('./toast-list.tsx').then((part) => part.ToastList), { whenIdle: true });

export function toastDone(text: string, options: ToastOptions = {}): void {
  show({ kind: 'ok', text, options });
}

/** Errors share one id, so that at most one is visible. */
export function toastError(text: string, options: ToastOptions = {}): void {
  show({ kind: 'bad', text, options: { id: 'error', ...options } });
}

/** A notice that stays until it is closed or followed. */
export function toastNote(text: string, options: ToastOptions & { id: string }): void {
  show({ kind: 'note', text, options: { durationMs: Number.POSITIVE_INFINITY, ...options } });
}

function show(toast: Toast): void {
  const { text, kind, options } = toast;
  const { spoken = [text, options.action?.label].join(' ') } = options;
  announce(spoken, { assertive: kind === 'bad' });
  enqueueToast(toast);
}

/** The list of toasts, loaded with the first toast. Toasts are queued until then. */
export function Toaster({ rtl }: { rtl: boolean }) {
  const pending = useSyncExternalStore(subscribeToToasts, hasPendingToasts, () => false);
  const [wanted, setWanted] = useState(false);
  if (pending && !wanted) setWanted(true);
  return <LazyPart of={list} props={{ rtl }} wanted={wanted} />;
}
