import { LOGIN_TYPES, SOCIAL_PROVIDERS } from '@errand/domain/auth';
import { z } from 'zod';
import { about, flag, integer, text } from './schemas.ts';
import { identifierText } from './typed-texts.ts';

/** Schemas that the endpoints of sign-in share: the response, fields of bodies and error codes. */

export const signInResponse = z
  .object({
    token: text.nullable(),
    is_phone_verified: flag.describe('1 if the phone is verified.'),
    is_email_verified: flag.describe('1 if the email is verified.'),
    is_personal_info: flag.describe('0 while the profile is missing: continue with `updateInfo`.'),
    is_exist_user: z
      .object({
        id: integer,
        name: text,
        image: text.nullable(),
        image_is_photo: flag.describe(
          '1 for an uploaded photo, 0 for a cut-out picture that needs a tint behind it.',
        ),
      })
      .nullable()
      .describe('An account with this contact, which may be the visitor’s; else null.'),
    login_type: text,
    email: text.nullable(),
    phone: text
      .nullable()
      .meta(about('Phone of the account, to which codes are sent; null without one.', '+971501234567')),
    dropped_cart_lines: z
      .array(text)
      .meta(about('Items of the guest’s cart that the merge dropped.', ['Mint lemonade'])),
  })
  .describe('The outcome of a step of the sign-in. `token` is null while a step is open.');
export type SignInResponse = z.output<typeof signInResponse>;

export const withMessage = signInResponse.extend({ message: text });

export const loginType = z.enum(LOGIN_TYPES);
export const channel = z.enum(['phone', 'email']);
export const contact = {
  phone: identifierText.max(40).optional(),
  email: identifierText.max(300).optional(),
};
export const guest = { guest_id: z.string().optional() };

const medium = z.enum(SOCIAL_PROVIDERS);
/** Forms send text, JSON clients may send a boolean. */
const booleanOrText = z.union([z.boolean(), z.string().max(8)]);

/** The token of a social provider: an ID token (Google, Apple) or an access token (Facebook). */
export const socialProof = {
  token: z.string().max(8000).optional(),
  unique_id: z.string().max(300).optional().meta(about('The account’s id at the provider.', '1093847566')),
  medium: medium.optional().describe('The social provider.'),
  id_token: booleanOrText.optional().meta(about('`true` if `token` is an ID token.', true)),
};

export const SOCIAL_ERRORS = [
  'social_invalid',
  'email',
  'phone_taken',
  'phone_invalid',
  'step_gone',
] as const;

export const CODE_ERRORS = [
  'code_required',
  'code_length',
  'code_invalid',
  'code_spent',
  'too_many_requests',
] as const;
