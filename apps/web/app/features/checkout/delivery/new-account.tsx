import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { PasswordField } from '@errand/ui/forms/field.tsx';
import { useSession } from '#platform/session/index.ts';
import '../payment/change-field.css';

export const PASSWORD_FIELD = 'new-account-password';
const MIN_PASSWORD_LENGTH = 6;

/** Lets a guest create an account with the order. `password` is null unless selected. */
export function NewAccount(props: { password: string | null; onChange: (password: string | null) => void }) {
  const t = useText();
  const { token } = useSession();
  const { centralize_login: methods } = useConfig();
  const { password, onChange } = props;
  if (token || !isOn(methods.manual_login_status)) return null;
  return (
    <>
      <CheckRow checked={password !== null} onChange={(wanted) => onChange(wanted ? '' : null)}>
        {t('checkout.createAccount')}
      </CheckRow>
      {password !== null && (
        <div className="change-field">
          <PasswordField
            id={PASSWORD_FIELD}
            label={t('checkout.newPassword')}
            autoComplete="new-password"
            maxLength={256}
            value={password}
            help={t('checkout.newPasswordHelp')}
            error={password !== '' && isShort(password) ? t('auth.password_short') : null}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </>
  );
}

/** Whether an account is requested with a password that is too short. */
export function isShort(password: string | null): boolean {
  return password !== null && password.length < MIN_PASSWORD_LENGTH;
}
