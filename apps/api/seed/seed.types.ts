import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database, Tx } from '../src/platform/db/index.ts';
import type { Files } from '../src/platform/files/index.ts';
import type { City } from './city/index.ts';

/** Dependencies of the seeder, a subset of `Deps`. */
export type SeedDeps = {
  pool: pg.Pool;
  db: Database;
  files: Files;
  now: () => number;
  log?: Pick<FastifyBaseLogger, 'info'>;
};

/** State shared by the seeding steps: the transaction, the city, and ids by slug. */
export type Seed = {
  tx: Tx;
  city: City;
  /** The start of the demo; every date of the seed is relative to it. */
  now: Date;
  /** File keys by picture name. */
  pictures: ReadonlyMap<string, string>;
  modules: Map<string, number>;
  zones: Map<string, number>;
  /** By `module/slug`. */
  categories: Map<string, number>;
  brands: Map<string, number>;
  conditions: Map<string, number>;
  stores: Map<string, number>;
  /** By `store/slug`. */
  items: Map<string, number>;
  parcelCategories: Map<string, number>;
  /** By first name, lower case. */
  couriers: Map<string, number>;
};

/** The seed of the city and of all random choices. */
export const SEED_NUMBER = 1;
export const TIME_ZONE = 'Asia/Dubai';
export const DIGITS = 2;

/** The id of a slug. Throws for an unknown slug, which is a defect of the seed data. */
export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The seed has no "${slug}".`);
  return id;
}

/** The file key of a picture. */
export function pictureKey({ pictures }: Pick<Seed, 'pictures'>, name: string): string {
  const key = pictures.get(name);
  if (key === undefined) throw new Error(`The seed has no picture "${name}".`);
  return key;
}

/** `what` names the part that starts, `fraction` is the share that is done. */
export type OnProgress = (fraction: number, what: string) => void;
