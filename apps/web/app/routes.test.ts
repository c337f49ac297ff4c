import { isTakenByShop } from '@errand/domain/navigation';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

test('no page of the operator can have the address of a page of the shop', () => {
  const firstParts = routes.flatMap(firstPartsOf);
  // A point cannot be in the address of a page, and the last routes match what no other does.
  const own = firstParts.filter((part) => !part.includes('.') && part !== '*' && !part.startsWith(':'));
  expect(own).toContain('profile');
  for (const part of own) expect(isTakenByShop(part), part).toBe(true);
});

/** The first part of the addresses of a route, also of those within a layout, which has no address. */
function firstPartsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return path === undefined ? children.flatMap(firstPartsOf) : path.split('/').slice(0, 1);
}
