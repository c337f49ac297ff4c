import { useText } from '@errand/client/i18n.tsx';
import { useOrderTimes } from './use-order-times.ts';
import './zone-note.css';

/** Names the time zone of the times beside it, if the visitor's clock shows another time. */
export function ZoneNote({ timeZone, at }: { timeZone: string; at: string }) {
  const t = useText();
  const zone = useOrderTimes(timeZone).zoneName(at);
  return zone && <p className="text-caption zone-note">{t('orders.zoneTime', { zone })}</p>;
}
