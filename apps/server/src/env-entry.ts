import type { z } from 'zod';

/** One variable of the environment: what it is called, what it may be and what it is for. */
export interface EnvEntry<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  /** Takes the text of the variable, gives its typed value. */
  schema: Schema;
  /** The text that stands for a variable which is not set; null leaves it undefined. */
  default: string | null;
  /** Never printed; may also come from the file which `NAME_FILE` names. */
  secret: boolean;
  /** Ends the sentence "PORT must be …". */
  allowed: string;
  description: string;
}

/** Keeps the exact name, schema and default of an entry for the type of the whole environment. */
export function entry<Name extends string, Schema extends z.ZodType, Default extends string | null>(
  definition: EnvEntry<Name, Schema> & { default: Default },
): EnvEntry<Name, Schema> & { default: Default } {
  return definition;
}
