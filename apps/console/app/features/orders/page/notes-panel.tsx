import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { addOrderNote } from '@errand/contract/console/orders/order-changes';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { type FormEvent, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import '#blocks/form/form.css';
import './notes-panel.css';

/** Notes of the staff about the order. */
export function NotesPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const [text, setText] = useState('');
  const add = useChange(addOrderNote);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    add.mutate({ params: { id: order.id }, body: { text: text.trim() } }, { onSuccess: () => setText('') });
  }

  return (
    <div className="order-notes">
      <Panel title={t('orders.notes')} text={t('orders.notesText')}>
        {order.notes.length > 0 && (
          <ul className="order-notes-list">
            {order.notes.map((note) => (
              <li key={note.id}>
                <p>{note.text}</p>
                <span className="text-caption">
                  {[note.staff?.name, dates.dateTime(note.created_at)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {may('orders.update') && (
          <form className="form" onSubmit={send}>
            <TextArea
              label={t('orders.noteLabel')}
              rows={2}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <div className="form-buttons">
              <Button type="submit" variant="quiet" loading={add.isPending} disabled={text.trim() === ''}>
                {t('orders.addNote')}
              </Button>
            </div>
          </form>
        )}
      </Panel>
    </div>
  );
}
