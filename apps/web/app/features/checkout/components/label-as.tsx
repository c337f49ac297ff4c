import { Briefcase, House, MapPin } from 'lucide-react';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';

export type Label = 'home' | 'office' | 'other';

const LABELS = [
  ['home', House],
  ['office', Briefcase],
  ['other', MapPin],
] as const;

/** What an address is called. */
export function LabelAs({ value, onChange }: { value: Label; onChange: (label: Label) => void }) {
  const t = useText();
  return (
    <div className="csold" role="group" aria-labelledby="label-as">
      <span className="label" id="label-as">
        {t('checkout.labelAs')}
      </span>
      <div className="chips">
        {LABELS.map(([label, Icon]) => (
          <button
            key={label}
            type="button"
            className={cx('chip', value === label && 'on')}
            aria-pressed={value === label}
            onClick={() => onChange(label)}
          >
            <Icon className="ic" size={18} strokeWidth={1.75} aria-hidden="true" />
            {t(`checkout.${label}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
