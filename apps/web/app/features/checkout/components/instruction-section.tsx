import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { Section } from './section.tsx';

const CHOICES = [
  'checkout.leaveAtDoor',
  'checkout.handToMe',
  'checkout.callOnArrival',
  'checkout.doNotRing',
] as const;

/** How the courier hands it over. */
export function InstructionSection(props: { value: string; onChange: (instruction: string) => void }) {
  const t = useText();
  const { value, onChange } = props;
  return (
    <Section title={t('checkout.instruction')}>
      <div className="chips cchips" role="group" aria-label={t('checkout.instruction')}>
        {CHOICES.map((key) => {
          const text = t(key);
          const on = value === text;
          return (
            <button
              key={key}
              type="button"
              className={cx('chip', on && 'on')}
              aria-pressed={on}
              onClick={() => onChange(on ? '' : text)}
            >
              {text}
            </button>
          );
        })}
      </div>
    </Section>
  );
}
