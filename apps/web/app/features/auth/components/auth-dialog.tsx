import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { FocusLoaded } from '@errand/ui/dialog-focus.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import type { FirstView } from './auth-forms.tsx';
import { AuthHead } from './auth-head.tsx';
import './auth-dialog.css';

/** Loaded on demand: the forms bring the phone number library. */
const AuthForms = lazy(() => import('./auth-forms.tsx'));

const VIEWS: Record<string, { first: FirstView; title: 'signIn' | 'signUp' | 'forgotTitle' }> = {
  'sign-in': { first: 'sign_in', title: 'signIn' },
  'sign-up': { first: 'sign_up', title: 'signUp' },
  forgot: { first: 'forgot_request', title: 'forgotTitle' },
};
const DEFAULT = { first: 'sign_up', title: 'signUp' } as const;

/** The sign-in dialog over any page. The sign-up view is the default when the address names none. */
export function AuthDialog() {
  const t = useText();
  const { value, open, close } = useOverlay('auth');
  const { first, title } = VIEWS[value ?? ''] ?? DEFAULT;
  return (
    <Dialog open={open} onClose={close} hideTitle title={t(`auth.${title}`)} className="auth-dialog">
      <AuthHead />
      <Suspense fallback={<FormSkeleton first={first} />}>
        <AuthForms key={first === 'forgot_request' ? 'forgot' : 'sign'} first={first} />
        <FocusLoaded />
      </Suspense>
    </Dialog>
  );
}

function FormSkeleton({ first }: { first: FirstView }) {
  return (
    <div className={cx('auth-body auth-wait', first === 'sign_up' && 'long')} aria-hidden="true">
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="52px" radius="14px" />
      <Skeleton height="52px" radius="14px" />
      <Skeleton height="56px" radius="16px" />
    </div>
  );
}
