import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { StreetMap } from '@errand/ui/map/index.ts';
import { useEffect, useRef, useState } from 'react';
import { CenterPin, LocateButton, useCurrentPlace, usePlaceAt } from '#features/location/index.ts';
import './address-spot.css';

/** Where the address is: the map is moved under the pin, by hand or to where the device is. */
export function AddressSpot(props: {
  start: Point;
  point: Point;
  onPoint: (point: Point) => void;
  /** The pin was moved and this stands there. */
  onAddress: (address: string) => void;
}) {
  const t = useText();
  const { start, point, onPoint, onAddress } = props;
  const [camera, setCamera] = useState({ at: start, key: 0 });
  const [moving, setMoving] = useState(false);
  const { place } = usePlaceAt(point);
  const current = useCurrentPlace((found) => {
    setCamera(({ key }) => ({ at: found.point, key: key + 1 }));
    onPoint(found.point);
  });

  const told = useRef(keyOf(start));
  const tell = useRef(onAddress);
  tell.current = onAddress;
  useEffect(() => {
    if (!place || told.current === keyOf(place.point)) return;
    told.current = keyOf(place.point);
    if (place.address) tell.current(place.address);
  }, [place]);

  return (
    <div className="address-spot">
      <div className="address-spot-map">
        <StreetMap
          label={t('addresses.map')}
          center={camera.at}
          zoom={17}
          cameraKey={camera.key}
          onMove={onPoint}
          onMoving={setMoving}
          controls={<LocateButton finding={current.finding} find={current.find} />}
        >
          <CenterPin moving={moving} />
        </StreetMap>
      </div>
      {current.problem ? (
        <span className="field-error" role="alert">
          {current.problem.text}
        </span>
      ) : place && !place.inside ? (
        <span className="field-error" role="alert">
          {t('addresses.outside')}
        </span>
      ) : (
        <span className="field-help">{t('addresses.mapHelp')}</span>
      )}
    </div>
  );
}

/** The map gives back a point it was sent to with other last decimals. */
function keyOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}
