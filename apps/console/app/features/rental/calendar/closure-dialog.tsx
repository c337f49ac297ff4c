import { useText } from '@errand/client/i18n.tsx';
import type { CalendarRow } from '@errand/contract/console/rental/calendar';
import { closePlate, moveClosure, reopenPlate } from '@errand/contract/console/rental/vehicles';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Form } from '#blocks/form/index.ts';
import { useChange } from '#platform/query.ts';
import type { Span } from './closure-span.ts';

/** A closure in its form; `closure` is null for a new one. */
export type EditedClosure = {
  row: CalendarRow;
  closure: CalendarRow['closures'][number] | null;
  span: Span;
};

/** The form of a closure. `plates` are those of its kind of vehicle. */
export function ClosureDialog(props: { edited: EditedClosure; plates: string[]; onClose: () => void }) {
  const { edited, plates, onClose } = props;
  const { row, closure, span } = edited;
  const t = useText();
  const reopen = useChange(reopenPlate, { done: t('rental.reopened') });
  const params = { id: row.vehicle.id };
  const values = {
    plate: row.plate,
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
  };
  const fields = {
    plate: { label: t('rental.plate'), options: Object.fromEntries(plates.map((plate) => [plate, plate])) },
    reason: { label: t('rental.closureReason'), help: t('rental.closureReasonHelp') },
    from: { label: t('rental.closureFrom') },
    to: { label: t('rental.closureTo') },
  };
  return (
    <Dialog open onClose={onClose} title={t('rental.closedPlate', { plate: isolate(row.plate) })}>
      {closure ? (
        <>
          <Form
            endpoint={moveClosure}
            params={params}
            hidden={{ closure_id: closure.id }}
            values={{ ...values, reason: closure.reason }}
            fields={fields}
            done={t('rental.closureMoved')}
            onDone={onClose}
          />
          <Button
            variant="quiet"
            loading={reopen.isPending}
            onClick={() =>
              reopen.mutate({ params, body: { closure_id: closure.id } }, { onSuccess: onClose })
            }
          >
            {t('rental.reopen')}
          </Button>
        </>
      ) : (
        <Form
          endpoint={closePlate}
          params={params}
          values={values}
          fields={fields}
          submit={t('rental.close')}
          done={t('rental.closed')}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
