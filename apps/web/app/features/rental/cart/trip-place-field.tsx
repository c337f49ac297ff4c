import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { MapPin } from 'lucide-react';
import { PlaceSearch } from '#features/location/index.ts';
import type { TripPlace } from './trip-values.ts';

/** A place of the trip and the search that replaces it. */
export function TripPlaceField(props: {
  label: string;
  /** The label of the search. */
  search: string;
  place: TripPlace | null;
  onPlace: (place: TripPlace) => void;
  error: string | null;
}) {
  const { label, search, place, onPlace, error } = props;
  return (
    <div className="trip-dialog-spot">
      {place && (
        <p className="layout-row trip-dialog-place">
          <MapPin className="icon" size={20} />
          <span>
            <span className="text-caption">{label}</span>
            <b className="text-label">
              <bdi>{place.location_name}</bdi>
            </b>
          </span>
        </p>
      )}
      <PlaceSearch
        label={search}
        placeholder={search}
        onFound={({ point, address }) =>
          onPlace({ lat: point.latitude, lng: point.longitude, location_name: address })
        }
      />
      {error && <GroupError>{error}</GroupError>}
    </div>
  );
}
