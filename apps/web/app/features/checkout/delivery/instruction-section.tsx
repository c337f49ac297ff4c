import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Banknote } from 'lucide-react';
import { Section } from '../components/section.tsx';
import { ToggleChips } from '../components/toggle-chips.tsx';
import { type Change, type Draft, INSTRUCTIONS } from '../draft.ts';

/** Together with the instruction and its separator it fits the order's limit of 300 characters. */
const NOTE_MAX = 200;

/** How the courier hands over the order: an instruction, and a note about the door. */
export function InstructionSection(props: { draft: Draft; change: Change; isCash: boolean }) {
  const { draft, change, isCash } = props;
  const t = useText();
  return (
    <Section title={t('checkout.instruction')}>
      <div
        className="chip-list instruction-section-chips"
        role="group"
        aria-label={t('checkout.instruction')}
      >
        <ToggleChips
          keys={INSTRUCTIONS}
          value={draft.instruction}
          onChange={(instruction) => change({ instruction })}
        />
      </div>
      {isCash && draft.instruction === 'leaveAtDoor' && (
        <Note tone="warn" icon={Banknote} live="status" text={t('checkout.cashAtDoor')} />
      )}
      <TextField
        label={t('addresses.note')}
        optional
        dir="auto"
        maxLength={NOTE_MAX}
        placeholder={t('addresses.noteHint')}
        value={draft.doorNote}
        onChange={(event) => change({ doorNote: event.target.value })}
      />
    </Section>
  );
}
