import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Section } from '#features/checkout/index.ts';
import { idOf } from './problem-fields.ts';

const PAYERS = ['sender', 'receiver'] as const;

/** Who pays; a receiver pays in cash at the door. */
export function PayerSection(props: {
  payer: (typeof PAYERS)[number];
  onChange: (payer: (typeof PAYERS)[number]) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { payer, onChange, problem } = props;
  return (
    <Section
      title={t('parcel-booking.payer')}
      aside={
        <div
          className="segment payer-section"
          role="group"
          aria-label={t('parcel-booking.payer')}
          id={idOf('payer')}
          tabIndex={-1}
        >
          {PAYERS.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(one === payer && 'on')}
              aria-pressed={one === payer}
              onClick={() => onChange(one)}
            >
              {t(`parcel-booking.${one}`)}
            </button>
          ))}
        </div>
      }
    >
      {payer === 'receiver' && <Note text={t('parcel-booking.receiverPays')} />}
      <FieldProblem text={problem} />
    </Section>
  );
}
