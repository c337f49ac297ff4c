import { useText } from '@errand/client/i18n.tsx';
import {
  findPushSubscription,
  type PushState,
  pushSupport,
  subscribePush,
} from '@errand/client/push-browser.ts';
import { ApiError } from '@errand/contract/client';
import { toastError } from '@errand/ui/toast.tsx';
import { useEffect, useState } from 'react';
import { toastApiError } from '#platform/api-error.ts';

/** Registered only when a member turns notifications on. */
const WORKER = '/push-worker.js';

type Subscriber = { endpoint: string; p256dh: string; auth: string };

/** What a browser is told of, and the calls that turn it on and off. */
export type PushSource = {
  /** Undefined while it is being read. */
  data: { key: string; devices: readonly string[] } | undefined;
  turnOn: (subscriber: Subscriber) => Promise<unknown>;
  turnOff: (device: string) => Promise<unknown>;
  refetch: () => Promise<unknown>;
};

export type Push = ReturnType<typeof usePush>;

/** Whether this browser is subscribed to messages, and the function that changes it. */
export function usePush({ data, turnOn, turnOff, refetch }: PushSource) {
  const t = useText();
  const [device, setDevice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      const subscription = await findPushSubscription();
      const found = subscription && (await deviceOfSubscription(subscription));
      if (!isOver) setDevice(found);
    }
    read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);

  async function turn(on: boolean): Promise<void> {
    if (!data) return;
    setBusy(true);
    try {
      if (on) await subscribe(data.key);
      else if (device) await turnOff(device);
      await refetch();
    } catch (error) {
      if (error instanceof ApiError) toastApiError(error, t);
      else toastError(t('push.failed'));
    }
    setBusy(false);
  }

  async function subscribe(key: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const subscription = await subscribePush(WORKER, key);
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await turnOn({ endpoint, p256dh, auth });
    setDevice(await deviceOfSubscription(subscription));
  }

  function state(): PushState {
    const support = pushSupport();
    if (support !== 'supported') return support;
    if (Notification.permission === 'denied') return 'denied';
    const isOn = device !== null && data?.devices.includes(device) === true;
    return isOn && Notification.permission === 'granted' ? 'on' : 'off';
  }

  return { state: state(), isBusy, isReady: data !== undefined, turn };
}

/** The server's identifier of this browser: SHA-256 of the address of its subscription, base64url. */
async function deviceOfSubscription({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
