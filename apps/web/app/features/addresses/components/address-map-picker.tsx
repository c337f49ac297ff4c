import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { Alert } from '@errand/ui/live/announced.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CenterPin, LocateButton, useCurrentLocation, usePlaceAt } from '#features/location/index.ts';
import './address-map-picker.css';

/** The point of an address: a map that moves under a fixed pin, by hand or to the device's position. */
export function AddressMapPicker(props: {
  start: Point;
  /** A change moves the map to `start`, whose address is known. */
  startKey?: number;
  point: Point;
  onPoint: (point: Point) => void;
  /** Instructions for the map; by default those for the visitor's own address. */
  help?: string;
  /** Called with the address at the pin after each move. */
  onAddress: (address: string) => void;
}) {
  const t = useText();
  const { start, startKey = 0, point, onPoint, help, onAddress } = props;
  const [camera, setCamera] = useState({ at: start, key: 0 });
  const [moving, setMoving] = useState(false);
  const [shownKey, setShownKey] = useState(startKey);
  if (startKey !== shownKey) {
    setShownKey(startKey);
    setCamera(({ key }) => ({ at: start, key: key + 1 }));
  }
  const { place } = usePlaceAt(point);
  const current = useCurrentLocation((found) => {
    setCamera(({ key }) => ({ at: found.point, key: key + 1 }));
    onPoint(found.point);
  });

  const reported = useRef(keyOf(start));
  const report = useEffectEvent(onAddress);
  const adoptStart = useEffectEvent(() => {
    reported.current = keyOf(start);
  });
  // The effect depends on the key only: a new object of the same point is no move.
  useEffect(() => {
    if (startKey > 0) adoptStart();
  }, [startKey]);
  useEffect(() => {
    if (!place || reported.current === keyOf(place.point)) return;
    reported.current = keyOf(place.point);
    if (place.address) report(place.address);
  }, [place]);

  return (
    <div className="address-map-picker">
      <div className="address-map-picker-map">
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
        <Alert as="span" className="field-error">
          {current.problem.text}
        </Alert>
      ) : place && !place.inside ? (
        <Alert as="span" className="field-error">
          {t('addresses.outside')}
        </Alert>
      ) : (
        <span className="field-help">{help ?? t('addresses.mapHelp')}</span>
      )}
    </div>
  );
}

/** Rounded, because the map returns a point with different last decimals than it was given. */
function keyOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}
