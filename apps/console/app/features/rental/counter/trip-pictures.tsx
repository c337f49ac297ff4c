import { useText } from '@errand/client/i18n.tsx';
import {
  addTripPicture,
  type CounterVehicle,
  deleteTripPicture,
} from '@errand/contract/console/rental/counter';
import { INSPECTION_LIMITS, type TripPictureStage } from '@errand/domain/rental';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { X } from 'lucide-react';
import { useChange } from '#platform/query.ts';

/** The pictures of a vehicle at one stage of a trip. Each is saved when it is taken, so that none is lost. */
export function TripPictures(props: {
  tripId: number;
  vehicle: CounterVehicle;
  stage: TripPictureStage;
  label: string;
  help?: string;
}) {
  const { tripId: id, vehicle, stage, label, help } = props;
  const t = useText();
  const add = useChange(addTripPicture, { inOrder: `trip-pictures-${id}` });
  const remove = useChange(deleteTripPicture);
  const pictures = vehicle.pictures[stage];

  function save(files: File[]): void {
    for (const file of files) {
      const body = new FormData();
      body.set('stage', stage);
      body.set('plate', vehicle.plate);
      body.set('picture', file);
      add.mutate({ params: { id }, body });
    }
  }

  return (
    <div className="counter-pictures">
      {pictures.length < INSPECTION_LIMITS.pictures && (
        <PictureField
          label={label}
          help={add.isPending ? t('counter.savingPicture') : help}
          optional={stage !== 'damage'}
          files={[]}
          most={INSPECTION_LIMITS.pictures - pictures.length}
          onChange={save}
        />
      )}
      {pictures.length > 0 && (
        <ul className="counter-picture-list">
          {pictures.map(({ id: picture, url }, index) => (
            <li key={picture}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t('counter.picture', { number: index + 1, of: label })}
                  width={96}
                  height={96}
                />
              </a>
              <IconButton
                look="float"
                small
                label={t('counter.removePicture', { number: index + 1, of: label })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { id, picture } })}
              >
                <X className="icon-bold" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
