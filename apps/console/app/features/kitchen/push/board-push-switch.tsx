import { useText } from '@errand/client/i18n.tsx';
import { getBoardPush, turnOffBoardPush, turnOnBoardPush } from '@errand/contract/console/kitchen/board-push';
import { useQuery } from '@tanstack/react-query';
import { PushSwitch } from '#blocks/push/push-switch.tsx';
import { usePush } from '#blocks/push/use-push.ts';
import { api } from '#platform/api.ts';
import { consoleQuery } from '#platform/query.ts';

/** Turns notifications of a store's new orders on or off in this browser. */
export function BoardPushSwitch({ storeId }: { storeId: number }) {
  const t = useText();
  const params = { id: storeId };
  const { data, refetch } = useQuery(consoleQuery('kitchen', getBoardPush, { params }));
  const push = usePush({
    data,
    refetch,
    turnOn: (body) => api.call(turnOnBoardPush, { params, body }),
    turnOff: (device) => api.call(turnOffBoardPush, { params, body: { device } }),
  });
  const texts = {
    title: t('kitchen.pushTitle'),
    text: t('kitchen.pushText'),
    on: t('kitchen.pushIsOn'),
    off: t('kitchen.pushIsOff'),
  };
  return <PushSwitch push={push} texts={texts} />;
}
