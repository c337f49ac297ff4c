import { pushSupport } from '@errand/client/push-browser.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { storedDevice, turnOffPush, turnOnPush } from './push-device.ts';
import { pushStateOf } from './push-state.ts';

/** The state of push messages in this browser, and what turns them on and off. Only for parts that the server never renders. */
export function usePush() {
  const [state, setState] = useState(readState);
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return turnOffPush();
      // Safari and Firefox ask only while they handle the tap, so it comes before anything else.
      if ((await Notification.requestPermission()) === 'granted') return turnOnPush();
    },
    onSettled: () => setState(readState()),
    networkMode: 'always',
  });
  return { state, isBusy: change.isPending, hasFailed: change.isError, turn: change.mutate };
}

function readState() {
  const support = pushSupport();
  const permission = support === 'supported' ? Notification.permission : 'default';
  return pushStateOf({ support, permission, device: storedDevice() });
}
