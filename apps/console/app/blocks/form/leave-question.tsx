import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved input is lost: on the way to another screen, and when the tab is closed. */
export function LeaveQuestion({ active }: { active: boolean }) {
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
