import { useText } from '@errand/client/i18n.tsx';
import {
  findPushSubscription,
  type PushState,
  pushSupport,
  subscribePush,
} from '@errand/client/push-browser.ts';
import { ApiError } from '@errand/contract/client';
import { getBoardPush, turnOffBoardPush, turnOnBoardPush } from '@errand/contract/console/kitchen/board-push';
import { toastError } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#platform/api.ts';
import { toastApiError } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';

/** Registered only when a member turns notifications on. */
const WORKER = '/push-worker.js';

/** Whether this browser is subscribed to messages about new orders of a store, and the functions that change it. */
export function usePush(storeId: number) {
  const t = useText();
  const params = { id: storeId };
  const { data, refetch } = useQuery(consoleQuery('kitchen', getBoardPush, { params }));
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
      if (on) await turnOn(data.key);
      else if (device) await api.call(turnOffBoardPush, { params, body: { device } });
      await refetch();
    } catch (error) {
      if (error instanceof ApiError) toastApiError(error, t);
      else toastError(t('kitchen.pushFailed'));
    }
    setBusy(false);
  }

  async function turnOn(key: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const subscription = await subscribePush(WORKER, key);
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await api.call(turnOnBoardPush, { params, body: { endpoint, p256dh, auth } });
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
