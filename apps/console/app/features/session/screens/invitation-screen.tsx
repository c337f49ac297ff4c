import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { acceptInvitation, findInvitation } from '@errand/contract/console/staff/invitations';
import { STAFF_PASSWORD_MIN } from '@errand/contract/console/staff/session';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { plainApi } from '#platform/api.ts';
import { errorMessage } from '#platform/api-error.ts';
import { currentLanguage } from '#platform/language.ts';
import { setSession } from '#platform/session.ts';
import { SessionFrame } from '../frame.tsx';
import { typedPassword, useSubmit } from '../use-submit.ts';

/** Name and password of an invited member. The token is in the fragment, which no server logs. */
export function Component() {
  const t = useText();
  const token = window.location.hash.slice(1);
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => plainApi.call(findInvitation, { body: { token } }),
    retry: false,
  });
  if (error)
    return (
      <SessionFrame title={t('session.invitationGone')} text={errorMessage(error, t)}>
        <ButtonLink to="/sign-in" variant="quiet" full>
          {t('session.toSignIn')}
        </ButtonLink>
      </SessionFrame>
    );
  if (!data) return null;
  return (
    <SessionFrame
      title={t('session.invitedTitle', { name: data.name })}
      text={t('session.invitedText', { mail: data.mail })}
    >
      <AcceptForm token={token} mail={data.mail} name={data.name} />
    </SessionFrame>
  );
}

function AcceptForm({ token, mail, name }: { token: string; mail: string; name: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const session = await plainApi.call(acceptInvitation, {
      body: {
        token,
        name: formText(form, 'name'),
        language: currentLanguage(),
        password: typedPassword(form),
      },
    });
    setSession(session);
    await navigate('/sign-in', { replace: true });
  });
  return (
    <form className="form" onSubmit={onSubmit}>
      {/* Lets password managers store the account. */}
      <input type="email" name="mail" value={mail} autoComplete="username" readOnly hidden />
      <TextField label={t('session.name')} name="name" required maxLength={100} defaultValue={name} />
      <PasswordField
        label={t('session.newPassword')}
        name="password"
        required
        minLength={STAFF_PASSWORD_MIN}
        autoComplete="new-password"
        help={t('session.passwordHelp')}
        error={error}
      />
      <Button type="submit" full loading={busy}>
        {t('session.accept')}
      </Button>
    </form>
  );
}
