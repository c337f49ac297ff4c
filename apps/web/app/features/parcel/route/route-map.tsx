import { useText } from '@errand/client/i18n.tsx';
import { decodePolyline, type Point } from '@errand/domain/location';
import { StreetMap } from '@errand/ui/map/index.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { ArrowUp, House } from 'lucide-react';
import { useMemo } from 'react';
import './route-map.css';

/** Both ends on a map with the route between them; without a route only the ends. */
export function RouteMap(props: {
  from: Point;
  to: Point;
  polyline: string | null;
  /** The category's picture. */
  picture: string | null;
}) {
  const t = useText();
  const { from, to, polyline, picture } = props;
  const streets = useMemo(() => (polyline ? decodePolyline(polyline) : []), [polyline]);
  const route = streets.length > 0 ? [from, ...streets, to] : [];
  return (
    <StreetMap
      label={t('parcel-booking.map')}
      fit={[from, to, ...route]}
      lines={[{ id: 'route', points: route, look: 'route' }]}
      markers={[
        {
          id: 'sender',
          point: from,
          content: (
            <span className="route-map-disc">
              {picture ? (
                <Picture src={picture} width={30} eager />
              ) : (
                <ArrowUp className="icon-bold" size={22} />
              )}
            </span>
          ),
        },
        {
          id: 'receiver',
          point: to,
          content: (
            <span className="route-map-disc ink">
              <House size={22} />
            </span>
          ),
        },
      ]}
    />
  );
}
