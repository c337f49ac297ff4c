import { closeTopDialog, countDialogs } from '@errand/ui/dialog-stack.ts';
import { useContext, useEffect } from 'react';
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  NavigationType,
} from 'react-router';
import { hasOverlay } from '#platform/page-address.ts';

const KEY = 'dialogs';

/**
 * Lets Back close a dialog that is not in the address, instead of leaving the page with what was typed. The router's own
 * hook would rerender with every navigation, and is not needed by the first view.
 */
export function BackClosesDialog() {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    router.getBlocker(KEY, (step) => {
      if (!isDialogAbove(step)) return false;
      closeTopDialog();
      // The router stores the blocked navigation after this function.
      setTimeout(() => router.state.blockers.get(KEY)?.reset?.());
      return true;
    });
    return () => router.deleteBlocker(KEY);
  }, [router]);
  return null;
}

/** Whether Back or Forward meets a dialog above the page and its overlay, which has a history entry of its own. */
const isDialogAbove: BlockerFunction = ({ currentLocation, historyAction }) =>
  historyAction === NavigationType.Pop &&
  countDialogs() > (hasOverlay(new URLSearchParams(currentLocation.search)) ? 1 : 0);
