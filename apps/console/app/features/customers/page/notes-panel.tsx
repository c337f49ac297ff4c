import { useText } from '@errand/client/i18n.tsx';
import { addCustomerNote, type CustomerDetails } from '@errand/contract/console/customers/customers';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import './customer-rows.css';

/** Notes of the staff about the customer. */
export function NotesPanel({ customer: { id, notes, state } }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const [sent, setSent] = useState(0);
  const canAdd = may('customers.update') && state !== 'removed';
  if (!canAdd && notes.length === 0) return null;
  return (
    <Panel title={t('customers.notes')} text={t('customers.notesText')}>
      {notes.length > 0 && (
        <ul className="customer-rows">
          {notes.map((note) => (
            <li key={note.id}>
              <div className="customer-row-text">
                <p dir="auto">{note.text}</p>
                <span className="text-caption">
                  {[note.staff?.name, dates.dateTime(note.created_at)].filter(Boolean).join(' · ')}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <Form
          key={sent}
          endpoint={addCustomerNote}
          params={{ id }}
          fields={{ text: { label: t('customers.note'), control: 'longText' } }}
          submit={t('customers.addNote')}
          onDone={() => setSent(sent + 1)}
        />
      )}
    </Panel>
  );
}
