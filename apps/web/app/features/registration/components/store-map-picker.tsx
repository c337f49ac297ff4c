import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { getZoneId } from '@errand/contract/location';
import type { Point } from '@errand/domain/location';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useRef, useState } from 'react';
import { type FoundPlace, PlaceSearch } from '#features/location/index.ts';
import { api } from '#platform/api/browser-client.ts';
import './store-map-picker.css';

/** The store's point: searched by address, adjusted on the map. */
export function StoreMapPicker(props: {
  point: Point | null;
  error?: string | null | undefined;
  /** `zoneId` is null outside of all zones; `address` is null after a move by hand. */
  onPoint: (point: Point, zoneId: number | null, address: string | null) => void;
}) {
  const { point, error, onPoint } = props;
  const t = useText();
  const { default_location: town } = useConfig();
  const start = point ?? { latitude: Number(town.lat), longitude: Number(town.lng) };
  const [camera, setCamera] = useState({ at: start, key: 0 });

  const requested = useRef<Point | null>(null);

  async function take(at: Point, address: string | null): Promise<void> {
    requested.current = at;
    const zoneId = await zoneAt(at);
    // Ignores responses for an earlier point.
    if (requested.current === at) onPoint(at, zoneId, address);
  }

  function found(place: FoundPlace): void {
    setCamera(({ key }) => ({ at: place.point, key: key + 1 }));
    void take(place.point, place.address);
  }

  /** The map also reports moves by the code, which must not replace the address found there. */
  function moved(at: Point): void {
    if (!isSamePoint(at, camera.at)) void take(at, null);
  }

  return (
    <div className="store-map-picker">
      <PlaceSearch label={t('registration.findPlace')} onFound={found} />
      <div className="store-map-picker-map" data-bad={error ? true : undefined}>
        <StreetMap
          label={t('registration.map')}
          center={camera.at}
          zoom={15}
          cameraKey={camera.key}
          onMove={moved}
        >
          <span className="store-map-picker-pin" aria-hidden="true">
            <StaticPicture name="convenience-store" width={30} eager />
          </span>
        </StreetMap>
      </div>
      {error ? (
        <GroupError>{error}</GroupError>
      ) : (
        <span className="field-help">{t('registration.mapHelp')}</span>
      )}
    </div>
  );
}

/** A degree of latitude is about 111 km, so points within a tenth of a meter are the same. */
function isSamePoint(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) < 1e-6 && Math.abs(a.longitude - b.longitude) < 1e-6;
}

/** The first zone that contains the point; null outside of all zones or after a failure, which the form reports. */
async function zoneAt({ latitude, longitude }: Point): Promise<number | null> {
  try {
    const { zone_id } = await api.call(getZoneId, { query: { lat: latitude, lng: longitude } });
    return (JSON.parse(zone_id) as number[])[0] ?? null;
  } catch (error) {
    if (!(error instanceof ApiError)) console.warn('zone', error);
    return null;
  }
}
