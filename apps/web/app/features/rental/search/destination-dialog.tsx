import { useText } from '@errand/client/i18n.tsx';
import { getDistance } from '@errand/contract/location';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { type FoundPlace, PlaceSearch } from '#features/location/index.ts';
import { api } from '#platform/api/browser-client.ts';
import type { TripPlace } from './trip-address.ts';
import './destination-dialog.css';

/** Finds the destination of a trip by distance, and with it the length of the route from the pickup. */
export function DestinationDialog(props: {
  from: TripPlace | null;
  onClose: () => void;
  /** The length is null if no route is known. */
  onFound: (destination: TripPlace | null, kilometers: number | null) => void;
}) {
  const { from, onClose, onFound } = props;
  const t = useText();
  const [measuring, setMeasuring] = useState(false);

  async function measure({ point, address }: FoundPlace): Promise<void> {
    const destination = { lat: point.latitude, lng: point.longitude, name: address };
    if (!from) return onFound(destination, null);
    setMeasuring(true);
    const kilometers = await routeKilometers(from, destination);
    setMeasuring(false);
    onFound(destination, kilometers);
  }

  return (
    <Dialog open onClose={onClose} title={t('rental-search.destinationTitle')} className="destination-dialog">
      <PlaceSearch
        label={t('rental-search.destinationFind')}
        busy={measuring}
        onFound={(place) => void measure(place)}
      />
      <Button variant="quiet" full onClick={() => onFound(null, null)}>
        {t('rental-search.clearDestination')}
      </Button>
    </Dialog>
  );
}

/** Whole kilometers of the route, at least one; null where it is unknown, so that the visitor enters them. */
async function routeKilometers(from: TripPlace, to: TripPlace): Promise<number | null> {
  const query = {
    origin_lat: from.lat,
    origin_lng: from.lng,
    destination_lat: to.lat,
    destination_lng: to.lng,
  };
  return api.call(getDistance, { query }).then(
    ({ distanceMeters }) => Math.max(1, Math.ceil(distanceMeters / 1000)),
    () => null,
  );
}
