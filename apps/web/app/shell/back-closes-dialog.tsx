import { closeTopDialog, countDialogs } from '@errand/ui/dialog-stack.ts';
import { useContext, useEffect, useRef } from 'react';
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
  NavigationType,
  useLocation,
} from 'react-router';
import { hasOverlay } from '#platform/page-address.ts';

const KEY = 'dialogs';

/**
 * Lets Back close a dialog that is not in the address, instead of leaving the page with what was typed. The router's own
 * hook would rerender with every navigation, and is not needed by the first view.
 */
export function BackClosesDialog() {
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  const shown = useRef(key);
  // Set with the effects that count dialogs, not earlier.
  useEffect(() => {
    shown.current = key;
  }, [key]);
  useEffect(() => {
    if (!router) return;
    router.getBlocker(KEY, (step) => {
      // The address changes before the page: until then the open dialogs are those of the entry before.
      if (step.currentLocation.key !== shown.current || !isDialogAbove(step)) return false;
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
