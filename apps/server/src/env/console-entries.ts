import { z } from 'zod';
import { entry } from './env-entry.ts';

const portOrOff = z
  .string()
  .regex(/^(off|\d{1,5})$/)
  .transform((text) => (text === 'off' ? 'off' : Number(text)))
  .refine((value) => value === 'off' || value <= 65_535);

const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/' && !/[?#]/.test(text))
  .transform((text) => new URL(text).origin);

/** Variables of the console. */
export const consoleEntries = [
  entry({
    name: 'CONSOLE_PORT',
    schema: portOrOff,
    allowed: 'off or a whole number from 0 to 65535',
    description:
      'The port of the console, where those who run the shop work; off serves none. Without it: PORT + 1, if that is free.',
  }),
  entry({
    name: 'CONSOLE_URL',
    schema: webOrigin,
    allowed: 'an address without a path like https://console.example.com',
    description:
      'The public address of the console, for links in invitations, passkeys and the check of origins. Never the host of the shop.',
  }),
];
