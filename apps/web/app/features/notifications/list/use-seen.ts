import type { ResponseOf } from '@errand/contract';
import { getNotificationState, type Notification, seeNotifications } from '@errand/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/**
 * Marks the shown notifications as seen, once the page is visible. Returns which of them are new to the customer: those that
 * were not seen when this page first showed them.
 */
export function useSeen(rows: readonly Notification[]): (row: Notification) => boolean {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = rows.filter(({ seen }) => !seen).map(({ id }) => id);
  const newest = unseen.length > 0 ? Math.max(...unseen) : null;

  const see = useEffectEvent(async (lastId: number) => {
    setFresh((known) => new Set([...known, ...unseen]));
    const { unseen: left } = await api.call(seeNotifications, { body: { last_id: lastId } });
    client.setQueryData<ResponseOf<typeof getNotificationState>>(
      queryKeys.notifications.state,
      (state) => state && { ...state, unseen: left },
    );
  });

  useEffect(() => {
    if (newest === null) return undefined;
    const seeVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', seeVisible);
      // They stay unseen, and the next visit tries again.
      see(newest).catch(() => {});
    };
    document.addEventListener('visibilitychange', seeVisible);
    seeVisible();
    return () => document.removeEventListener('visibilitychange', seeVisible);
  }, [newest]);

  return ({ id, seen }) => !seen || fresh.has(id);
}
