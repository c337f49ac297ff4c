import { useText } from '@errand/client/i18n.tsx';
import { type CounterTrip, undoHandover } from '@errand/contract/console/rental/counter';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import './counter.css';

/** Undoes a hand-over by mistake, as long as it can be undone. */
export function UndoHandover({ trip: { id, handover_undo_until: until } }: { trip: CounterTrip }) {
  const t = useText();
  const dates = useDates();
  const nowMs = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useChange(undoHandover, { done: t('counter.undone') });
  if (until === null || nowMs >= Date.parse(until)) return null;
  return (
    <>
      <Note
        as="div"
        className="counter-undo"
        icon={Undo2}
        text={t('counter.undoUntil', { time: isolateAny(dates.clock(until)) })}
      >
        <Button size="sm" variant="line" onClick={() => setIsAsking(true)}>
          {t('counter.undo')}
        </Button>
      </Note>
      <ConfirmDialog
        open={isAsking}
        title={t('counter.undoTitle')}
        text={t('counter.undoText')}
        cancel={t('ui.cancel')}
        confirm={t('counter.undo')}
        danger
        busy={undo.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => undo.mutate({ params: { id }, body: {} }, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
