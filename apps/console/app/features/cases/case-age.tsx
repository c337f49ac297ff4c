import { useText } from '@errand/client/i18n.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a report has been waiting. */
export function CaseAge({ at, now }: { at: string; now: number }) {
  const t = useText();
  const age = Math.max(0, now - Date.parse(at));
  return (
    <time className="text-caption" dateTime={at}>
      {age < HOUR
        ? t('cases.age', { minutes: Math.floor(age / MINUTE) })
        : age < DAY
          ? t('cases.ageHours', { hours: Math.floor(age / HOUR) })
          : t('cases.ageDays', { days: Math.floor(age / DAY) })}
    </time>
  );
}
