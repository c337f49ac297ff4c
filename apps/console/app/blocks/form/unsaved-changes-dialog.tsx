import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks for confirmation before a navigation or the closing of the tab loses unsaved input. */
export function UnsavedChangesDialog({ active }: { active: boolean }) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prevent);
    return () => window.removeEventListener('beforeunload', prevent);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('blocks.leave')}
      text={t('blocks.leaveText')}
      cancel={t('blocks.stay')}
      confirm={t('blocks.leaveNow')}
      danger
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
