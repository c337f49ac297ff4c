import type { Point } from '@errand/domain/location';

const METERS_PER_DEGREE = 111_195;

/** A route cut where the courier is, on its nearest stretch: what lies behind and what is still ahead. */
export function splitRoute(route: Point[], courier: Point | null): { behind: Point[]; ahead: Point[] } {
  if (!courier || route.length < 2) return { behind: courier ? [] : route, ahead: courier ? route : [] };
  const { end } = nearestStretch(route, courier);
  return { behind: [...route.slice(0, end), courier], ahead: [courier, ...route.slice(end)] };
}

/** How many metres a point is off a way, measured to its nearest stretch. */
export function metersOff(way: Point[], point: Point): number {
  return nearestStretch(way, point).meters;
}

/** The stretch of a way that is nearest to a point, by the index of its end; the earlier one of two. */
function nearestStretch(way: Point[], point: Point): { end: number; meters: number } {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const flat = way.map(({ latitude, longitude }) => ({
    x: (longitude - point.longitude) * shrink * METERS_PER_DEGREE,
    y: (latitude - point.latitude) * METERS_PER_DEGREE,
  }));
  let nearest = { end: 0, meters: Number.POSITIVE_INFINITY };
  for (const [end, b] of flat.entries()) {
    const a = flat[end - 1];
    if (!a) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
    const meters = Math.hypot(a.x + share * dx, a.y + share * dy);
    if (meters < nearest.meters) nearest = { end, meters };
  }
  return nearest;
}
