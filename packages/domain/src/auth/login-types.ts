/** How a customer signs in, in the order of the names of login modes. */
export const LOGIN_TYPES = ['otp', 'manual', 'social'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

/** Identity providers for social sign-in [CONST-07]. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** How a new contact is verified; `firebase` sends its codes itself. */
export const VERIFICATION_MEDIA = ['sms', 'mail', 'firebase'] as const;
export type VerificationMedium = (typeof VERIFICATION_MEDIA)[number];
