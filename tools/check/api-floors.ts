/**
 * The floors of `apps/api/src`, the lowest first. A room imports only from rooms of lower floors; its tables and views
 * (`*.tables.ts`, `*.views.ts`) may be joined from everywhere. `docs/map.md` shows the same list. The rooms are folders of
 * `features`, but for those in `PATHS`.
 */
export const FLOORS: [floor: string, rooms: string[]][] = [
  ['platform', ['platform']],
  ['ground', ['city-maps', 'console', 'couriers', 'fleet', 'ledger', 'modules']],
  ['settings', ['settings']],
  ['people and places', ['auth', 'location', 'wallet']],
  ['stores', ['content', 'live', 'registration', 'stores']],
  ['catalog', ['catalog', 'staff']],
  ['shelves', ['cart', 'imports', 'promotions', 'search']],
  ['checkout', ['checkout', 'loyalty']],
  ['orders', ['orders']],
  ['told', ['messaging']],
  ['order pages', ['chat', 'order-pages', 'reports']],
  ['kinds and payments', ['parcel', 'payments', 'prescriptions', 'reviews']],
  ['after the order', ['closings', 'deliveries', 'demo-bank', 'payouts', 'refunds', 'rental']],
  ['told and shown', ['demo', 'documents', 'newsletter', 'notifications', 'order-kinds', 'wishlist']],
  ['customer and desk', ['customer', 'order-desk']],
  ['desks', ['desks']],
  ['tables of contents', ['contents']],
];

/** `desks` are the endpoints of the console: what staff do with the rooms below. */
const DESK = '^apps/api/src/(features/.+/console/|console/desk/)';
export const PATHS: Record<string, string> = {
  platform: '^apps/api/src/platform/',
  console: '^apps/api/src/console/(?!desk/|staff/)',
  staff: '^apps/api/src/console/staff/',
  desks: DESK,
  'order-kinds': '^apps/api/src/order-kinds\\.ts$',
  contents: '^apps/api/src/(?!order-kinds\\.ts)[^/]+\\.ts$',
};

function pathOf(room: string): string {
  return PATHS[room] ?? `^apps/api/src/features/${room}/`;
}

/** One rule of dependency-cruiser per room: no import from its own floor or a higher one. The top has none above. */
export function floorRules(): object[] {
  return FLOORS.slice(0, -1).flatMap(([floor, rooms], at) =>
    rooms.map((room) => ({
      name: `api-floors: ${room} stands on "${floor}"`,
      severity: 'error',
      from: { path: pathOf(room), pathNot: ['\\.test\\.ts$', ...(room === 'desks' ? [] : [DESK])] },
      to: {
        path: FLOORS.slice(at)
          .flatMap(([, names]) => names)
          .filter((name) => name !== room)
          .map(pathOf),
        pathNot: '\\.(tables|views)\\.ts$',
      },
    })),
  );
}
