import { useText } from '@errand/client/i18n.tsx';
import { beforeWaitingParts, prefetchLazyParts } from '@errand/client/lazy-part.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { onlineManager, useMutationState } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { queries } from '#platform/queries.ts';

/**
 * Says that the device is offline, so that outdated data is not mistaken for current data, and how many changes wait to
 * be sent. A change or screen that has to wait is answered by a toast at once.
 */
export function OfflineNote() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  const waiting = useMutationState({
    filters: { status: 'pending', predicate: ({ state }) => state.isPaused },
    select: ({ mutationId }) => mutationId,
  }).length;
  useEffect(() => {
    const say = (what: 'change' | 'screen') =>
      toastDone(t(what === 'change' ? 'shell.sentLater' : 'shell.opensLater'), { id: 'offline' });
    // A first toast without a connection needs their list.
    prefetchLazyParts();
    beforeWaitingParts(() => say('screen'));
    return followWaiting(say);
  }, [t]);
  useKeptWhileWaiting(!isOnline && waiting > 0);
  if (isOnline) return null;
  return (
    <Announced first className="shell-offline">
      <WifiOff className="icon" size={18} />
      <span>
        {t('shell.offline')}
        {waiting > 0 && <b> {t('shell.waiting', { count: waiting })}</b>}
      </span>
    </Announced>
  );
}

/** Calls `onWait` for every change, and for every read that a screen needs, that begins without a connection. */
function followWaiting(onWait: (what: 'change' | 'screen') => void): () => void {
  const changes = queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'pending') return;
    if (event.action.isPaused && !onlineManager.isOnline()) onWait('change');
  });
  const reads = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    const { data, fetchStatus } = event.query.state;
    if (fetchStatus === 'paused' && data === undefined) onWait('screen');
  });
  return () => {
    changes();
    reads();
  };
}

/** Asks before the page is left, because waiting changes are lost with it. */
function useKeptWhileWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}
