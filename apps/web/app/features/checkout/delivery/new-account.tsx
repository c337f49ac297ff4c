import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { checkPassword, type FieldErrorCode } from '@errand/domain/auth';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { PasswordField } from '@errand/ui/forms/field.tsx';
import { useSession } from '#platform/session/index.ts';
import '../payment/change-field.css';

export const PASSWORD_FIELD = 'new-account-password';

/** Lets a guest create an account with the order. `password` is null unless selected. */
export function NewAccount(props: { password: string | null; onChange: (password: string | null) => void }) {
  const t = useText();
  const { token } = useSession();
  const { centralize_login: methods } = useConfig();
  const { password, onChange } = props;
  const error = passwordError(password);
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
            error={password !== '' && error ? t(`auth.${error}`) : null}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </>
  );
}

/** The error of the new account's password; null when it is valid, or when no account is wanted. */
export function passwordError(password: string | null): FieldErrorCode | null {
  return password === null ? null : checkPassword(password);
}
