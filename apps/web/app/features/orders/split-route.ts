import { haversineKm, type Point } from '@errand/domain/location';

const METERS_PER_DEGREE = 111_195;

/** A route cut where the courier is (at its nearest corner): what lies behind and what is still ahead. */
export function splitRoute(route: Point[], courier: Point | null): { behind: Point[]; ahead: Point[] } {
  if (!courier || route.length < 2) return { behind: courier ? [] : route, ahead: courier ? route : [] };
  let nearest = 0;
  let best = Number.POSITIVE_INFINITY;
  route.forEach((corner, index) => {
    const distance = haversineKm(corner, courier);
    if (distance < best) [best, nearest] = [distance, index];
  });
  return {
    behind: [...route.slice(0, nearest + 1), courier],
    ahead: [courier, ...route.slice(Math.min(nearest + 1, route.length - 1))],
  };
}

/** How many metres a point is off a way, measured to its nearest stretch. */
export function metersOff(way: Point[], point: Point): number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const flat = way.map(({ latitude, longitude }) => ({
    x: (longitude - point.longitude) * shrink * METERS_PER_DEGREE,
    y: (latitude - point.latitude) * METERS_PER_DEGREE,
  }));
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, b] of flat.entries()) {
    const a = flat[index - 1] ?? b;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
    nearest = Math.min(nearest, Math.hypot(a.x + share * dx, a.y + share * dy));
  }
  return nearest;
}
