import { LOGIN_TYPES, SOCIAL_PROVIDERS } from '@errand/domain/auth';
import { z } from 'zod';
import { flag } from './schemas.ts';

/** Schemas that the endpoints of sign-in share: the response, fields of bodies and error codes. */

/** The response of every sign-in step. `token` is null while a step is open. */
export const signInResponse = z.object({
  token: z.string().nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: z
    .object({
      id: z.number().int(),
      name: z.string(),
      image: z.string().nullable(),
      /** 1 for an uploaded photo, 0 for a cut-out. */
      image_is_photo: flag,
    })
    .nullable(),
  login_type: z.string(),
  email: z.string().nullable(),
  /** E.164; the recipient of a code sent by SMS. */
  phone: z.string().nullable(),
  /** Names of the guest's cart lines that were dropped in the merge. */
  dropped_cart_lines: z.array(z.string()),
});
export type SignInResponse = z.output<typeof signInResponse>;

export const withMessage = signInResponse.extend({ message: z.string() });

export const loginType = z.enum(LOGIN_TYPES);
export const channel = z.enum(['phone', 'email']);
export const contact = { phone: z.string().max(40).optional(), email: z.string().max(300).optional() };
export const guest = { guest_id: z.string().optional() };

const medium = z.enum(SOCIAL_PROVIDERS);
/** Forms send text, JSON clients may send a boolean. */
const booleanOrText = z.union([z.boolean(), z.string().max(8)]);

/** The token of a social provider: an ID token (Google, Apple) or an access token (Facebook). */
export const socialProof = {
  token: z.string().max(8000).optional(),
  unique_id: z.string().max(300).optional(),
  medium: medium.optional(),
  id_token: booleanOrText.optional(),
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
