import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { StartError } from '../start-error.ts';
import { envEntries } from './env-entries.ts';
import type { EnvEntry } from './env-entry.ts';

export { envEntries };

type Entries = (typeof envEntries)[number];

/** The validated environment by variable name. */
export type Env = {
  [E in Entries as E['name']]: z.output<E['schema']> | (E['default'] extends undefined ? undefined : never);
};

type Source = Record<string, string | undefined>;

/**
 * Reads and validates the environment; an empty variable counts as not set. Throws StartError that names the variable,
 * its value (except for secrets) and the allowed values.
 */
export function readEnv(source: Source = process.env): Env {
  const values = envEntries.map((definition) => [definition.name, readEntry(definition, source)]);
  return Object.fromEntries(values) as Env;
}

function readEntry(definition: EnvEntry, source: Source): unknown {
  const text = readText(definition, source) ?? definition.default;
  if (text === undefined) return undefined;
  const result = definition.schema.safeParse(text);
  if (result.success) return result.data;
  const { name, allowed } = definition;
  throw new StartError(
    definition.secret ? `${name} must be ${allowed}.` : `${name} is "${text}": it must be ${allowed}.`,
  );
}

function readText({ name, secret }: EnvEntry, source: Source): string | null {
  const text = source[name]?.trim() || null;
  const file = secret ? source[`${name}_FILE`]?.trim() : undefined;
  if (!file) return text;
  if (text) throw new StartError(`Both ${name} and ${name}_FILE are set: remove one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    throw new StartError(`${name}_FILE is "${file}": it must be a readable file.`);
  }
}
