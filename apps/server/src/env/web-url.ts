import { z } from 'zod';

/** A base URL without query and fragment; trailing slashes are removed. */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));
