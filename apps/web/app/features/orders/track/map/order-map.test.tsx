import type { Order } from '@errand/contract/orders';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../../test/render.tsx';

const shown = vi.hoisted(() => ({
  props: {} as Record<string, unknown>,
  /** Where the route that the map asks for starts and ends. */
  ends: [] as unknown[],
  route: null as unknown,
}));
vi.mock('@errand/ui/map/index.ts', async (original) => {
  const { StreetMap } = await original<typeof import('@errand/ui/map/index.ts')>();
  return {
    StreetMap: (props: Parameters<typeof StreetMap>[0]) => {
      shown.props = props;
      return <StreetMap {...props} />;
    },
  };
});
vi.mock('./use-route-to-door.ts', () => ({
  useRouteToDoor: (...ends: unknown[]) => {
    shown.ends = ends;
    return shown.route;
  },
}));
const { OrderMap } = await import('./order-map.tsx');

const order = {
  id: 7,
  order_status: 'picked_up',
  store: { latitude: '25', longitude: '56', logo_full_url: null },
  delivery_address: { latitude: '25.02', longitude: '56.02' },
  delivery_man: { lat: '25.01', lng: '56.01' },
  route: null,
} as unknown as Order;

type Line = { id: string; points: { latitude: number; longitude: number }[] };
const pointsOf = (id: string) => (shown.props.lines as Line[]).find((line) => line.id === id)?.points;
const markers = () => (shown.props.markers as { id: string }[]).map(({ id }) => id);

beforeEach(() => {
  shown.route = null;
});

// Requirements: MAP-01, MAP-07.
test('the map of an order has zoom buttons and starts at zoom 10', () => {
  const html = render(<OrderMap order={order} position={null} />);
  expect(html).toMatch(/<button[^>]*aria-label="Zoom in"/);
  expect(html).toMatch(/<button[^>]*aria-label="Zoom out"/);
  expect(shown.props.zoom).toBe(10);
});

// Requirements: MAP-05.
test('the route found is drawn from the courier to the door', () => {
  const door = { latitude: 25.02, longitude: 56.02 };
  const corner = { latitude: 25.01, longitude: 56.02 };
  shown.route = [{ latitude: 25.01, longitude: 56.01 }, corner, door];
  render(<OrderMap order={order} position={null} />);
  expect(pointsOf('ahead')).toEqual([{ latitude: 25.01, longitude: 56.01 }, corner, door]);
  expect(shown.ends).toEqual([{ latitude: 25.01, longitude: 56.01 }, door]);
});

// Requirements: MAP-06.
test('without a route only the courier’s marker is drawn', () => {
  render(<OrderMap order={{ ...order, route: '_p~iF~ps|U_ulLnnqC' }} position={null} />);
  expect(markers()).toContain('courier');
  expect(pointsOf('ahead')).toEqual([]);
  expect(pointsOf('behind')).toEqual([]);
});

const sender = { contact_person_name: 'Layla', latitude: '25', longitude: '56' };
const parcel = {
  ...order,
  order_status: 'confirmed',
  store: null,
  parcel: { polyline: '_p~iF~ps|U_ulLnnqC' },
  parcel_category: { name: 'Box', image_full_url: null, art: null },
  delivery_address: sender,
  receiver_details: { latitude: '25.02', longitude: '56.02' },
} as unknown as Order;

test('a parcel shows both ends, its route, and the courier on the way to the sender', () => {
  const toSender = [
    { latitude: 25.01, longitude: 56.01 },
    { latitude: 25, longitude: 56 },
  ];
  shown.route = toSender;
  render(<OrderMap order={parcel} position={null} />);
  expect(markers()).toEqual(['store', 'door', 'courier']);
  expect(shown.ends).toEqual(toSender);
  expect(shown.props.fit).toContainEqual(toSender[0]);
  expect(pointsOf('behind')).toHaveLength(2);
  expect(pointsOf('ahead')).toEqual(toSender);
});

test('the receiver of a parcel sees the own door, and the courier from the pickup on', () => {
  const received = { ...parcel, delivery_address: null, parcel: { polyline: null } } as unknown as Order;
  const before = { ...received, delivery_man: { lat: null, lng: null } } as unknown as Order;
  render(<OrderMap order={before} position={null} />);
  expect(markers()).toEqual(['door']);
  render(<OrderMap order={{ ...received, order_status: 'picked_up' }} position={null} />);
  expect(markers()).toEqual(['door', 'courier']);
});

test('a follower who sees none of the places sees no map', () => {
  const nowhere = {
    ...order,
    order_status: 'delivered',
    store: null,
    delivery_address: null,
    delivery_man: null,
  };
  expect(render(<OrderMap order={nowhere as unknown as Order} position={null} />)).toBe(
    '<div class="order-map nowhere"></div>',
  );
});
