import { useText } from '@errand/client/i18n.tsx';
import { minutesRange } from '@errand/client/minutes-range.ts';

/** A delivery time ("25-35 min") in the page's language; the range stays left to right. */
export function MinutesRange({ text }: { text: string }) {
  const t = useText();
  const range = minutesRange(text);
  if (range === null) return <span>{text}</span>;
  return (
    <span>
      <bdi dir="ltr">{range}</bdi> {t('stores.minutes')}
    </span>
  );
}
