export {
  CODE_ATTEMPTS,
  CODE_EXPIRY_MINUTES,
  CODE_LENGTH,
  checkCode,
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkPasswordResetRequest,
  checkPhoneOnly,
  checkProfile,
  checkSignIn,
  checkSignUp,
  checkUserInfo,
  type FieldErrorCode,
  type FieldErrors,
  isProfilePhone,
  RESEND_COOLDOWN_SECONDS,
  type SignUpForm,
} from './fields.ts';
export { classifyIdentifier, EMAIL, isEmail, looksLikePhone } from './identifier.ts';
export {
  LOGIN_TYPES,
  type LoginType,
  SOCIAL_PROVIDERS,
  type SocialProvider,
  VERIFICATION_MEDIA,
  type VerificationMedium,
} from './login-types.ts';
export { PERSON_LIMITS } from './person-limits.ts';
export { canBePhone, mobileLengths, plainPhone } from './phone.ts';
export {
  type LoginMode,
  type LoginResult,
  type LoginStep,
  loginMode,
  loginResultForStep,
  nextLoginStep,
  nextSocialStep,
  type PasswordResetMethod,
  passwordResetMethods,
  pathAfterLogin,
  pendingAccountStep,
  type SocialStep,
  type Step,
  signInMethods,
} from './steps.ts';
export { passwordStrength } from './strength.ts';
export { AUTH_TRANSITIONS, type AuthEvent, type AuthView, nextView } from './views.ts';
