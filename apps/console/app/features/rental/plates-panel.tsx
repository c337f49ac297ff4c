import { useText } from '@errand/client/i18n.tsx';
import {
  addVehiclePlates,
  type IndividualVehicle,
  removePlate,
  setPlateService,
  type VehicleDetail,
} from '@errand/contract/console/rental/vehicles';
import { platesIn } from '@errand/domain/rental';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './plates-panel.css';

/** The individual vehicles of a kind: their plates, whether they can be booked, and their trips. */
export function PlatesPanel({ vehicle: { id, plates } }: { vehicle: VehicleDetail }) {
  const t = useText();
  const mayChange = useMay()('rental.update');
  return (
    <Panel title={t('rental.plates')} text={t('rental.platesText')}>
      {plates.length === 0 && <p className="text-meta">{t('rental.noPlates')}</p>}
      <ul className="plates">
        {plates.map((one) => (
          <PlateRow key={one.plate} vehicleId={id} mayChange={mayChange} {...one} />
        ))}
      </ul>
      {mayChange && <AddPlates vehicleId={id} />}
    </Panel>
  );
}

function PlateRow(props: IndividualVehicle & { vehicleId: number; mayChange: boolean }) {
  const { vehicleId: id, mayChange, plate, in_service: inService, trips } = props;
  const t = useText();
  const mayOpenOrders = useMay()('orders.read');
  const [isAsking, setIsAsking] = useState(false);
  const service = useChange(setPlateService, {
    done: t(inService ? 'rental.takenOut' : 'rental.putBack', { plate: isolate(plate) }),
  });
  const remove = useChange(removePlate, { done: t('rental.plateRemoved', { plate: isolate(plate) }) });
  const isBusy = service.isPending || remove.isPending;
  return (
    <li className="plate">
      <span className="plate-name">
        <bdi dir="ltr">{plate}</bdi>
        {!inService && <span className="tag warn">{t('rental.outOfService')}</span>}
        {trips.length > 0 && (
          <span className="text-caption">
            {t('rental.bookedFor')}{' '}
            {trips.map((trip, index) => (
              <span key={trip}>
                {index > 0 && ', '}
                {mayOpenOrders ? <Link to={`/orders/${trip}`}>#{trip}</Link> : `#${trip}`}
              </span>
            ))}
          </span>
        )}
      </span>
      {mayChange && (
        <span className="plate-buttons">
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            onClick={() => service.mutate({ params: { id }, body: { plate, in_service: !inService } })}
          >
            {t(inService ? 'rental.takeOut' : 'rental.putIn')}
            <span className="sr-only"> {plate}</span>
          </Button>
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t('rental.remove')}
            <span className="sr-only"> {plate}</span>
          </Button>
        </span>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('rental.removePlate', { plate: isolate(plate) })}
        text={t('rental.removePlateText')}
        cancel={t('rental.cancel')}
        confirm={t('rental.remove')}
        danger
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate({ params: { id }, body: { plate } }, { onSettled: () => setIsAsking(false) })
        }
      />
    </li>
  );
}

/** Adds one plate or several, one per line. */
function AddPlates({ vehicleId: id }: { vehicleId: number }) {
  const t = useText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = useChange(addVehiclePlates, { done: t('rental.platesAdded'), silent: true });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const plates = platesIn(text);
    if (plates.length === 0) {
      setError(t('rental.platesEmpty'));
      return;
    }
    add.mutate(
      { params: { id }, body: { plates } },
      {
        onSuccess() {
          setText('');
          setError(undefined);
        },
        onError: (rejection) => setError(errorMessage(rejection, t)),
      },
    );
  }

  return (
    <form className="plates-add" onSubmit={submit} noValidate>
      <TextArea
        label={t('rental.newPlates')}
        help={t('rental.newPlatesHelp')}
        error={error}
        rows={2}
        dir="ltr"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="quiet" disabled={add.isPending}>
        {t('rental.addPlates')}
      </Button>
    </form>
  );
}
