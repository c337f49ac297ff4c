import { useConfig } from '@errand/client/config.tsx';
import { loginMode, signInMethods } from '@errand/domain/auth';

/** The sign-in methods that the configuration enables. */
export function useSignInMethods() {
  const { centralize_login: on } = useConfig();
  const mode = loginMode({
    otp: on.otp_login_status === 1,
    manual: on.manual_login_status === 1,
    social: on.social_login_status === 1,
  });
  return { ...signInMethods(mode), none: mode === '', only: mode === 'otp' };
}
