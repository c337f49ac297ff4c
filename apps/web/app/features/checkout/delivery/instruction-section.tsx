import { useText } from '@errand/client/i18n.tsx';
import { Section } from '../components/section.tsx';
import { ToggleChips } from '../components/toggle-chips.tsx';
import { type Draft, INSTRUCTIONS } from '../draft.ts';
import './instruction-section.css';

/** Instructions to the courier on how to hand over the order. */
export function InstructionSection(props: {
  value: Draft['instruction'];
  onChange: (instruction: Draft['instruction']) => void;
}) {
  const t = useText();
  const { value, onChange } = props;
  return (
    <Section title={t('checkout.instruction')}>
      <div
        className="chip-list instruction-section-chips"
        role="group"
        aria-label={t('checkout.instruction')}
      >
        <ToggleChips keys={INSTRUCTIONS} value={value} onChange={onChange} />
      </div>
    </Section>
  );
}
