import { useText } from '@errand/client/i18n.tsx';
import type { getDispatch } from '@errand/contract/console/dispatch';
import type { ResponseOf } from '@errand/contract/endpoint';
import { StreetMap } from '@errand/ui/map/index.ts';
import { useState } from 'react';

type Couriers = ResponseOf<typeof getDispatch>['couriers'];

/** The couriers on a map, each with the number of their orders. The camera does not follow them. */
export default function DispatchMap({ couriers }: { couriers: Couriers }) {
  const t = useText();
  const markers = couriers.flatMap(({ id, name, at, active, orders }) =>
    at && active
      ? [
          {
            id: String(id),
            point: at,
            content: (
              <span className="dispatch-pin" data-busy={orders.length > 0 || undefined} title={name}>
                <span aria-hidden="true">{Array.from(name)[0]}</span>
                {orders.length > 0 && <b>{orders.length}</b>}
              </span>
            ),
          },
        ]
      : [],
  );
  const [fit] = useState(() => markers.map(({ point }) => point));
  return <StreetMap label={t('dispatch.map')} fit={fit} markers={markers} />;
}
