import * as world from '../world-data.ts';
import { courierSeeds } from './courier-seeds.ts';
import { DEMO_CUSTOMER_FACE } from './demo-customer.ts';
import { moduleSeeds } from './module-seeds.ts';

/** Fields that name pictures, one or a list, wherever they occur in the seed data. */
const FIELDS = new Set(['picture', 'pictures', 'gallery', 'arcade']);

/** Every picture that the demo world shows, sorted. */
export function pictureNames(): string[] {
  const names = new Set<string>([DEMO_CUSTOMER_FACE]);
  collect([moduleSeeds, courierSeeds, Object.values(world)], names);
  return [...names].toSorted();
}

function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, names);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (FIELDS.has(key)) for (const name of [part].flat()) if (typeof name === 'string') names.add(name);
      collect(part, names);
    }
  }
}
