import { closeTopDialog, countDialogs } from '@errand/ui/dialog-stack.ts';
import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { hasOverlay } from '#platform/page-address.ts';

/**
 * Lets Back close a dialog that is not in the address, instead of leaving the page with what was typed. Without elements,
 * because the hook rerenders with every navigation.
 */
export function BackClosesDialog() {
  const blocker = useBlocker(isDialogAbove);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeTopDialog();
    blocker.reset();
  }, [blocker]);
  return null;
}

/** Whether Back or Forward meets a dialog above the page and its overlay, which has a history entry of its own. */
const isDialogAbove: BlockerFunction = ({ currentLocation, historyAction }) =>
  historyAction === 'POP' &&
  countDialogs() > (hasOverlay(new URLSearchParams(currentLocation.search)) ? 1 : 0);
