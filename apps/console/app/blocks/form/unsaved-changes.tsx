import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';

/** The forms on the screen that hold unsaved input. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a form holds unsaved input while `active`, so that leaving the screen asks first. */
export function useUnsavedChanges(active: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!active) return;
    unsaved.add(id);
    changed();
    return () => {
      unsaved.delete(id);
      changed();
    };
  }, [active, id]);
}

/**
 * Asks for confirmation before a navigation or the closing of the tab loses unsaved input of any form. The router allows
 * one blocker, so it is mounted once, beside the screens.
 */
export function UnsavedChangesDialog() {
  const active = useSyncExternalStore(subscribe, () => unsaved.size > 0);
  const blocker = useBlocker(
    // Read at the navigation: a form that has just been saved may not have rendered yet.
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prevent);
    return () => window.removeEventListener('beforeunload', prevent);
  }, [active]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      title={t('blocks.leave')}
      text={t('blocks.leaveText')}
      cancel={t('blocks.stay')}
      confirm={t('blocks.leaveNow')}
      danger
      onClose={onStay}
      onConfirm={onLeave}
    />
  );
}
