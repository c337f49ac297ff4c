import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { searchPlaces } from '@errand/contract/console/zones';
import type { Point } from '@errand/domain/location';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { consoleQuery } from '#platform/query.ts';

/** Searches a place to show on the map. Says so where the shop has no geocoder. */
export function PlaceFinder({ near, onFound }: { near: Point; onFound: (place: Point) => void }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data, error } = useQuery({
    ...consoleQuery('zones', searchPlaces, { query: { search: wanted, ...near } }),
    enabled: wanted !== '',
    retry: false,
  });
  const isOff = error instanceof ApiError && error.code === 'unavailable';
  const places = wanted === '' ? [] : (data?.places ?? []);
  return (
    <div className="place-finder">
      <SearchInput label={t('zones.findPlace')} value={search} onChange={setSearch} />
      {places.length > 0 && (
        <ul>
          {places.map(({ address, ...place }) => (
            <li key={`${address} ${place.latitude} ${place.longitude}`}>
              <button
                type="button"
                className="place-finder-row"
                onClick={() => {
                  setSearch('');
                  onFound(place);
                }}
              >
                <bdi>{address}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Announced className="field-help">
        {isOff ? t('zones.noPlaceSearch') : data?.places.length === 0 ? t('zones.noPlaceFound') : ''}
      </Announced>
    </div>
  );
}
