import { useText } from '@errand/client/i18n.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CloudOff } from 'lucide-react';
import { useOrderTimes } from '../times/use-order-times.ts';

/** Says when what is shown was last true; nothing while it is. */
export function LastSeen(props: { sinceMs: number | null; timeZone: string; className?: string }) {
  const { sinceMs, className } = props;
  const text = useLastSeenText(props.timeZone)(sinceMs);
  if (text === null) return null;
  return <Note live="status" tone="warn" icon={CloudOff} text={text} {...(className && { className })} />;
}

export function useLastSeenText(timeZone: string): (sinceMs: number | null) => string | null {
  const t = useText();
  const { clock } = useOrderTimes(timeZone);
  return (sinceMs) =>
    sinceMs === null
      ? null
      : t('orders.lastSeen', { time: isolateAny(clock(new Date(sinceMs).toISOString())) });
}
