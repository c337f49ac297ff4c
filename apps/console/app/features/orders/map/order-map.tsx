import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { StreetMap } from '@errand/ui/map/index.ts';
import { Bike, House, type LucideIcon, Package, Store } from 'lucide-react';
import type { ReactNode } from 'react';

export default function OrderMap({ order }: { order: OrderDetails }) {
  const t = useText();
  const { destination, origin, store_at, courier_at } = order;
  const ends: [id: string, at: { latitude: number; longitude: number } | null, Icon: LucideIcon][] = [
    ['pickup', origin ?? store_at, origin ? Package : Store],
    ['destination', destination, House],
    ['courier', courier_at, Bike],
  ];
  const markers = ends.flatMap(([id, point, Icon]) =>
    point ? [{ id, point, content: <Pin id={id} icon={<Icon className="icon-bold" size={16} />} /> }] : [],
  );
  return (
    <StreetMap
      label={t('orders.map')}
      fit={markers.filter(({ id }) => id !== 'courier').map(({ point }) => point)}
      cameraKey={order.id}
      markers={markers}
    />
  );
}

function Pin({ id, icon }: { id: string; icon: ReactNode }) {
  return (
    <span className="delivery-map-pin" data-of={id}>
      {icon}
    </span>
  );
}
