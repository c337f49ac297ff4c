import { useText } from '@errand/client/i18n.tsx';
import { closePlate, reopenPlate, type VehicleDetail } from '@errand/contract/console/rental/vehicles';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import './plates-panel.css';

/** When individual vehicles are closed, for example for a repair. They cannot be booked then. */
export function ClosuresPanel({ vehicle: { id, plates } }: { vehicle: VehicleDetail }) {
  const t = useText();
  const dates = useDates();
  const reopen = useChange(reopenPlate, { done: t('rental.reopened') });
  /** A new key empties the form. */
  const [saved, setSaved] = useState(0);
  const closures = plates
    .flatMap(({ plate, closures: own }) => own.map((closure) => ({ plate, ...closure })))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return (
    <Panel title={t('rental.closures')} text={t('rental.closuresText')}>
      <ul className="plates">
        {closures.map((closure) => (
          <li key={closure.id} className="plate">
            <span className="plate-name">
              <bdi dir="ltr">{closure.plate}</bdi>
              <span>
                {t('rental.closedFrom', {
                  from: dates.dateTime(closure.from),
                  to: dates.dateTime(closure.to),
                })}
              </span>
              <span className="text-caption">
                <bdi>{closure.reason}</bdi>
              </span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              disabled={reopen.isPending}
              onClick={() => reopen.mutate({ params: { id }, body: { closure_id: closure.id } })}
            >
              {t('rental.reopen')}
              <span className="sr-only"> {isolate(closure.plate)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Form
        key={saved}
        endpoint={closePlate}
        params={{ id }}
        fields={{
          plate: {
            label: t('rental.plate'),
            options: Object.fromEntries(plates.map(({ plate }) => [plate, plate])),
          },
          reason: { label: t('rental.closureReason'), help: t('rental.closureReasonHelp') },
          from: { label: t('rental.closureFrom') },
          to: { label: t('rental.closureTo') },
        }}
        submit={t('rental.close')}
        done={t('rental.closed')}
        onDone={() => setSaved(saved + 1)}
      />
    </Panel>
  );
}
