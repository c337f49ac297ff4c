import { useText } from '@errand/client/i18n.tsx';
import {
  getStaffNotifications,
  turnOffStaffPush,
  turnOnStaffPush,
} from '@errand/contract/console/staff/notifications';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { consoleQuery } from '#platform/query.ts';
import { PushSwitch } from './push-switch.tsx';
import { usePush } from './use-push.ts';

/** Turns the messages to the member on or off in this browser. */
export function OwnPushSwitch() {
  const t = useText();
  const { data, refetch } = useQuery(consoleQuery('session', getStaffNotifications, {}));
  const push = usePush({
    data,
    refetch,
    turnOn: (body) => api.call(turnOnStaffPush, { body }),
    turnOff: (device) => api.call(turnOffStaffPush, { body: { device } }),
  });
  const texts = {
    title: t('push.ownTitle'),
    text: t('push.ownText'),
    on: t('push.ownIsOn'),
    off: t('push.ownIsOff'),
  };
  return <PushSwitch push={push} texts={texts} />;
}
