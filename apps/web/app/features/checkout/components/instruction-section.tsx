import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { type Draft, INSTRUCTIONS } from '../draft.ts';
import { Section } from './section.tsx';

/** How the courier hands it over. */
export function InstructionSection(props: {
  value: Draft['instruction'];
  onChange: (instruction: Draft['instruction']) => void;
}) {
  const t = useText();
  const { value, onChange } = props;
  return (
    <Section title={t('checkout.instruction')}>
      <div className="chips cchips" role="group" aria-label={t('checkout.instruction')}>
        {INSTRUCTIONS.map((key) => {
          const on = value === key;
          return (
            <button
              key={key}
              type="button"
              className={cx('chip', on && 'on')}
              aria-pressed={on}
              onClick={() => onChange(on ? '' : key)}
            >
              {t(`checkout.${key}`)}
            </button>
          );
        })}
      </div>
    </Section>
  );
}
