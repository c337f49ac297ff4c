import { lazy, Suspense } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '../auth.css';
import { Mark } from './mark.tsx';

/** The forms bring the phone numbers of the world with them, so they are loaded when somebody signs in. */
const AuthForms = lazy(() => import('./auth-forms.tsx'));

/** Signing in and up over any page. The sign-up view is the default when the address names none. */
export function AuthDialog() {
  const t = useText();
  const { value, open, close } = useOverlay('auth');
  const view = value === 'sign-in' ? 'sign-in' : 'sign-up';
  return (
    <Dialog
      open={open}
      onClose={close}
      hideTitle
      title={t(view === 'sign-in' ? 'auth.signIn' : 'auth.signUp')}
      className="auth"
    >
      <div className="row between auth-head">
        <Mark />
        <CloseButton label={t('ui.close')} />
      </div>
      <Suspense fallback={<FormSkeleton />}>
        <AuthForms view={view} />
      </Suspense>
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div className="abody" aria-hidden="true">
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="52px" radius="14px" />
      <Skeleton height="52px" radius="14px" />
      <Skeleton height="56px" radius="16px" />
    </div>
  );
}
