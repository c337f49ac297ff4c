import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { otherClock } from '@errand/client/other-clock.ts';
import './zone-note.css';

/** Names the time zone of the times beside it, if the visitor's clock shows another time. */
export function ZoneNote({ timeZone, at }: { timeZone: string; at: string }) {
  const t = useText();
  const zone = otherClock(at, timeZone, useLanguage());
  return zone && <p className="text-caption zone-note">{t('ui.zoneTime', { zone })}</p>;
}
