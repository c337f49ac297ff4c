import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { signIn } from '@errand/contract/console/staff/session';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { plainApi } from '#platform/api.ts';
import { queries, SESSION_KEY } from '#platform/queries.ts';
import { sessionQuery, setSession } from '#platform/session.ts';
import { SessionFrame } from '../frame.tsx';
import { PasskeyChoice } from '../passkey-choice.tsx';
import { hasPasskeys, signInWithPasskey } from '../passkeys.ts';
import { ProofForm } from '../proof-form.tsx';
import { SetUp } from '../set-up.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { typedPassword, useSubmit } from '../use-submit.ts';

/** Shows the current step of the sign-in, and then returns to the address in `next`. */
export function Component() {
  const t = useText();
  const [params] = useSearchParams();
  const signOut = useSignOut();
  const { data: session, isPending } = useQuery(sessionQuery);
  if (isPending) return null;
  if (!session) return <PasswordStep />;
  if (session.state === 'ready') return <Navigate to={safePath(params.get('next'))} replace />;
  if (session.state === 'set_up')
    return <SetUp onDone={() => void queries.invalidateQueries({ queryKey: SESSION_KEY })} />;
  return (
    <SessionFrame title={t('session.secondTitle')}>
      <ProofForm factors={session.factors} onProven={setSession} />
      <Button variant="ghost" full onClick={signOut}>
        {t('session.otherAccount')}
      </Button>
    </SessionFrame>
  );
}

function PasswordStep() {
  const t = useText();
  const password = useSubmit(async (form) => {
    const body = { mail: formText(form, 'mail'), password: typedPassword(form) };
    setSession(await plainApi.call(signIn, { body }));
  });
  return (
    <SessionFrame title={t('session.title')}>
      <form className="form" onSubmit={password.onSubmit}>
        <TextField
          label={t('session.mail')}
          name="mail"
          type="email"
          required
          dir="ltr"
          autoComplete="username webauthn"
          autoFocus
        />
        <PasswordField
          label={t('session.password')}
          name="password"
          required
          autoComplete="current-password"
          error={password.error}
        />
        <Button type="submit" full loading={password.busy}>
          {t('session.continue')}
        </Button>
      </form>
      {hasPasskeys() && (
        <PasskeyChoice
          label={t('session.withPasskey')}
          use={async () => setSession(await signInWithPasskey())}
        />
      )}
    </SessionFrame>
  );
}

/** Allows only addresses of the console, so that a link cannot redirect to another site. */
function safePath(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/';
}
