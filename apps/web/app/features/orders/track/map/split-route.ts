import type { Point } from '@errand/domain/location';

const METERS_PER_DEGREE = 111_195;

/** Splits a route at its segment nearest to the courier: the part behind and the part ahead. */
export function splitRoute(route: Point[], courier: Point | null): { behind: Point[]; ahead: Point[] } {
  if (!courier || route.length < 2) return { behind: courier ? [] : route, ahead: courier ? route : [] };
  const { end } = nearestSegment(route, courier);
  return { behind: [...route.slice(0, end), courier], ahead: [courier, ...route.slice(end)] };
}

/** Distance in meters from a point to the nearest segment of a route. */
export function metersOff(route: Point[], point: Point): number {
  return nearestSegment(route, point).meters;
}

/** The segment nearest to a point, by the index of its end, and its distance in meters; the earlier one of equals. */
function nearestSegment(route: Point[], point: Point): { end: number; meters: number } {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const flat = route.map(({ latitude, longitude }) => ({
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
