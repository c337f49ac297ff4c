import type { Translations } from '../../platform/db/index.ts';

/** An empty translation is none: visitors then read the English text. */
export function toText({ en, ar }: { en: string; ar?: string | undefined }): Translations {
  return ar ? { en, ar } : { en };
}
