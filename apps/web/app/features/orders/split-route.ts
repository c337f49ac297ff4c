import { haversineKm, type Point } from '@errand/domain/location';

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
