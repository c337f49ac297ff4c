import { useText } from '@errand/client/i18n.tsx';
import { cappedCount } from '@errand/ui/lists/row-count.tsx';
import { announce } from '@errand/ui/live/announce.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUnseenCount } from './use-unseen-count.ts';

/** Pages that tell of the event themselves. */
const TOLD_ON = /^\/(notifications|track-order|rental\/trips\/.*)$/;

/** The name of the bell with the number of unseen notifications, as text and as a badge. */
export function UnseenBadge() {
  return <CountBadge unseen={useUnseenCount()} />;
}

/** `unseen` is null until it is known. The badge is outside of the flow, so that nothing shifts. */
export function CountBadge({ unseen }: { unseen: number | null }) {
  const t = useText();
  const { pathname } = useLocation();
  const text = t('notifications.bell', { count: unseen ?? 0 });
  useNewAnnounced(unseen, text, !TOLD_ON.test(pathname));
  return (
    <>
      <span className="sr-only">{text}</span>
      {unseen !== null && unseen > 0 && (
        <span className="badge" aria-hidden="true">
          <bdi dir="ltr">{cappedCount(unseen)}</bdi>
        </span>
      )}
    </>
  );
}

/** Announces the count when it grows, but not the one that a page begins with. */
function useNewAnnounced(unseen: number | null, text: string, isWanted: boolean): void {
  const last = useRef<number | null>(null);
  const tell = useEffectEvent(() => {
    if (isWanted) announce(text, { key: 'notifications' });
  });
  useEffect(() => {
    if (last.current !== null && unseen !== null && unseen > last.current) tell();
    last.current = unseen;
  }, [unseen]);
}
