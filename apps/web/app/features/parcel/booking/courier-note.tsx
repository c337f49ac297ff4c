import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { Section } from '#features/checkout/index.ts';
import type { ParcelDraft } from '../draft.ts';
import { idOf } from './problem-fields.ts';
import './courier-note.css';

/** Together with the picked note and its separator it fits the order's limit of 300 characters. */
const NOTE_MAX = 200;

export type ReadyNote = { id: number; instruction: string };

/** A note for the courier: one of the predefined notes, and free text. A second tap clears the picked one. */
export function CourierNote(props: {
  ready: ReadyNote[];
  draft: Pick<ParcelDraft, 'instruction' | 'note'>;
  change: (patch: Partial<ParcelDraft>) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { ready, draft, change, problem } = props;
  return (
    <Section title={t('parcel-booking.note')}>
      {ready.length > 0 && (
        <div
          className="chip-list courier-note-ready"
          role="group"
          aria-label={t('parcel-booking.readyNotes')}
        >
          {ready.map(({ id, instruction }) => (
            <button
              key={id}
              type="button"
              className={cx('chip', draft.instruction === id && 'on')}
              aria-pressed={draft.instruction === id}
              onClick={() => change({ instruction: draft.instruction === id ? null : id })}
            >
              {instruction}
            </button>
          ))}
        </div>
      )}
      <TextArea
        id={idOf('note')}
        label={t('parcel-booking.ownNote')}
        optional
        dir="auto"
        maxLength={NOTE_MAX}
        placeholder={t('parcel-booking.noteHint')}
        value={draft.note}
        error={problem}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Section>
  );
}
