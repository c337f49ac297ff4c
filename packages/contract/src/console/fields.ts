import { PERSON_LIMITS } from '@errand/domain/auth';
import { META_CHARACTERS, TITLE_CHARACTERS } from '@errand/domain/text';
import { z } from 'zod';
import { inLanguages } from '../in-languages.ts';
import { searchText } from '../typed-texts.ts';

/** Schemas shared by the console's endpoints. Fields are snake_case, amounts integers of minor units (`…_minor`). */

export const id = z.number().int();
export const idParams = z.object({ id: z.coerce.number().int().positive() });

/** An amount of a response. */
export const amountMinor = z.number().int();

/** An amount above 0 of a request. */
export const positiveMinor = amountMinor.min(1).max(100_000_000_000);

/** Idempotency key of what a member intends. A repeat returns the result of the first call. */
export const intent = z.string().min(8).max(64);

/** The content of a file, in base64. */
export const fileContent = z.object({ file_name: z.string(), media_type: z.string(), content: z.string() });

/** A point in time, ISO 8601. */
export const instant = z.string();

/** The version of a row as it was read. A change of an older version is rejected with `changed_meanwhile`. */
export const version = z.string().min(1).max(40);

/** A corner of an outline as longitude and latitude. The last corner of an outline connects to the first. */
export const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
/** Why an outline encloses no single area. */
export const OUTLINE_ERRORS = [
  'outline_crosses',
  'outline_flat',
  'outline_repeats',
  'outline_wraps',
] as const;

/** Why a change is made; stored in the audit log. */
export const reason = z.string().trim().min(1).max(500);

export const done = z.object({ done: z.literal(true) });

/** A text in the product's languages of at most `most` characters each. */
export function translatedUpTo(most: number) {
  return inLanguages(z.string().trim().min(1).max(most), z.string().trim().max(most).exactOptional()).meta({
    control: 'translated',
  });
}

export const translatedText = translatedUpTo(TITLE_CHARACTERS);
/** Title and description for search engines and shared links; null where the page's own texts serve. */
export const metaTexts = {
  meta_title: translatedUpTo(META_CHARACTERS.title).nullish(),
  meta_description: translatedUpTo(META_CHARACTERS.description).nullish(),
};
/** The first or last name of a person. */
export const translatedNamePart = translatedUpTo(PERSON_LIMITS.namePartCharacters);

/** The id of an object and its name in the caller’s language. */
export const named = z.object({ id, name: z.string() });

/**
 * A text of a response that identifies a person or says where they are. `person-access.test.ts` tries every endpoint
 * that returns one, and requires the mark where it finds a person without it.
 */
export const personal = z.string().meta({ personal: true });

/** The running or coming offer of a store, which takes precedence over the discounts of its items and flash sales. */
export const storeOffer = z.object({
  percent: z.number(),
  /** Orders below it have the item's own discount instead. 0 for none. */
  minimum_minor: amountMinor,
  starts_at: instant,
  ends_at: instant,
});
export type StoreOffer = z.output<typeof storeOffer>;

/** The id and the name of a person. */
export const person = z.object({ id, name: personal });

/** Query fields of a list without a search. An endpoint adds `sort` as an enum and its filters. */
export const pageFields = {
  direction: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** The `next` of the previous page. */
  cursor: z.string().max(200).optional(),
};

/** Query fields of a list with a search. */
export const listFields = { search: searchText.trim().max(100).optional(), ...pageFields };

/** A filter for a flag. */
export const flagFilter = z.union([z.boolean(), z.stringbool()]).meta({ control: 'flag' }).optional();

/** A filter by an id. */
export const idFilter = z.coerce.number().int().positive().optional();

/** A bound of a time range, ISO 8601 with an offset. */
export const instantFilter = z.iso.datetime({ offset: true }).meta({ control: 'instant' }).optional();

/**
 * A page of a list. `total` counts up to a bound, so that large tables stay fast; `total_is_bound` is true if there are
 * more. `next` is null on the last page.
 */
export function listOf<S extends z.ZodType>(row: S) {
  return z.object({
    rows: z.array(row),
    total: z.number().int(),
    total_is_bound: z.boolean(),
    next: z.string().nullable(),
  });
}

/** The member of the staff who made a change; null for changes by customers and the system. */
export const actor = person.nullable();

/** Who has taken an entry back by a second one, when and why; null while it stands. */
export const takenBack = {
  taken_back_by: actor,
  taken_back_at: instant.nullable(),
  taken_back_reason: z.string().nullable(),
};
