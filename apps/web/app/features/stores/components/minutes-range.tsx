import { useText } from '@errand/client/i18n.tsx';

/** "25-35 min" of the wire as "25–35 min" in the page's language, the numbers kept in their order. */
export function MinutesRange({ text }: { text: string }) {
  const t = useText();
  const [, from, to] = /(\d+)\s*[-–]\s*(\d+)/.exec(text) ?? [];
  if (!from || !to) return <span>{text}</span>;
  return (
    <span>
      <bdi dir="ltr">{`${from}–${to}`}</bdi> {t('stores.minutes')}
    </span>
  );
}
