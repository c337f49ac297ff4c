import { expect, test } from 'vitest';
import { StartError } from './start-error.ts';
import { requireChoice, requireWorld } from './world.ts';

const embedded = { DATABASE_URL: undefined, DATA_DIR: '/srv/shop' };
const external = { DATABASE_URL: 'postgresql://me:secret@db/shop', DATA_DIR: '/srv/shop' };

test('DEMO=0 on the demo world reports what it found and how to start over', () => {
  expect(() => requireWorld('demo', { ...embedded, DEMO: false })).toThrow(
    new StartError(
      'DEMO=0 asks for a shop of your own, but the database holds the demo world: set DATA_DIR to another folder, or remove /srv/shop to start over, or start without DEMO=0.',
    ),
  );
  expect(() => requireWorld('demo', { ...external, DEMO: false })).toThrow(
    /holds the demo world: set DATABASE_URL to an empty database, or start without DEMO=0\.$/,
  );
});

test('the demo on the operator’s own shop reports what it found and how to continue', () => {
  expect(() => requireWorld('own', { ...embedded, DEMO: true })).toThrow(
    /^The database holds a shop of your own, .* start with DEMO=0 npm start, or set DATA_DIR to another folder/,
  );
});

test('an empty database accepts both kinds of shop, any other database only its own', () => {
  for (const DEMO of [true, false]) {
    expect(() => requireWorld('empty', { ...embedded, DEMO })).not.toThrow();
    expect(() => requireWorld(DEMO ? 'demo' : 'own', { ...embedded, DEMO })).not.toThrow();
  }
});

test('with a public address or an external database the demo must be requested', () => {
  for (const place of [{ PUBLIC_URL: 'https://shop.example' }, { DATABASE_URL: external.DATABASE_URL }]) {
    expect(() => requireChoice(place)).toThrow(
      / is set, so choose: DEMO=0 for a shop of your own, or DEMO=1/,
    );
    for (const DEMO of ['0', '1']) expect(() => requireChoice({ ...place, DEMO })).not.toThrow();
  }
  expect(() => requireChoice({})).not.toThrow();
});
