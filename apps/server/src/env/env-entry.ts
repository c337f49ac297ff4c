import { z } from 'zod';

/** The definition of one environment variable. */
export interface EnvEntry<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  /** Parses the text of the variable. */
  schema: Schema;
  /** The text used when the variable is not set; without it the variable is undefined. */
  default?: string;
  /** A secret is never printed and may come from the file that `NAME_FILE` names. */
  secret?: true;
  /** Completes the sentence "PORT must be …". */
  allowed: string;
  description: string;
}

export const yesOrNo = z
  .enum(['1', '0', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');
export const databaseUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text));

/** Infers the literal types of an entry, from which the type `Env` is derived. */
export function entry<
  Name extends string,
  Schema extends z.ZodType,
  Default extends string | undefined = undefined,
>(
  definition: EnvEntry<Name, Schema> & { default?: Default },
): EnvEntry<Name, Schema> & { default?: Default } {
  return definition;
}
