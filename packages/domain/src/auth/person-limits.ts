/** What a person may be called and how long their contacts are, in every form, file and command. */
export const PERSON_LIMITS = {
  /** A first or last name where both have fields of their own. */
  namePartCharacters: 100,
  /** A whole name: both parts and the space between them. */
  nameCharacters: 201,
  mailCharacters: 255,
} as const;
