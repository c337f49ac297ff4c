import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database, Tx } from '../src/platform/db/index.ts';
import type { Files } from '../src/platform/files/index.ts';
import type { City } from './city/index.ts';

/** What the seeder needs of the process; `Deps` has it all. */
export type SeedDeps = {
  pool: pg.Pool;
  db: Database;
  files: Files;
  now: () => number;
  log?: Pick<FastifyBaseLogger, 'info'>;
};

/** What the steps hand on to each other: the transaction, the city, and ids by slug. */
export type Seed = {
  tx: Tx;
  city: City;
  /** The start of the demo; every date of the seed counts from it. */
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
  /** By first name, lower case. */
  couriers: Map<string, number>;
};

/** The city and everything drawn from chance come from this one number. */
export const SEED_NUMBER = 1;
export const TIME_ZONE = 'Asia/Dubai';
export const DIGITS = 2;

/** The id behind a slug; a slug that nobody has is a defect of the seed data. */
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

/** `what` names the part that begins, `fraction` is how much is done. */
export type OnProgress = (fraction: number, what: string) => void;
