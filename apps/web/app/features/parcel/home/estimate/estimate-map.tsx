import { useText } from '@errand/client/i18n.tsx';
import { decodePolyline, type Point } from '@errand/domain/location';
import { StreetMap } from '@errand/ui/map/index.ts';
import { House, Package } from 'lucide-react';
import { useMemo } from 'react';
import './estimate-map.css';

/** The route of an estimate; a straight line where the streets are not known. */
export function EstimateMap({ from, to, line }: { from: Point; to: Point; line: string | null }) {
  const t = useText();
  const points = useMemo(() => (line === null ? [from, to] : decodePolyline(line)), [line, from, to]);
  return (
    <StreetMap
      className="estimate-map"
      label={t('parcel-home.map')}
      fit={[from, to, ...points]}
      lines={[{ id: 'parcel', points, look: 'route' }]}
      markers={[
        {
          id: 'from',
          point: from,
          content: (
            <span className="estimate-map-disc">
              <Package size={24} strokeWidth={1.75} />
            </span>
          ),
        },
        {
          id: 'to',
          point: to,
          content: (
            <span className="estimate-map-disc ink">
              <House size={24} strokeWidth={1.75} />
            </span>
          ),
        },
      ]}
    />
  );
}
