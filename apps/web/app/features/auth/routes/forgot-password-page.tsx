import { useText } from '@errand/client/i18n.tsx';
import { lazy, Suspense } from 'react';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import '../components/auth-dialog.css';
import './forgot-password-page.css';

const AuthForms = lazy(() => import('../components/auth-forms.tsx'));

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The password reset page; a sign-in after it leads home. */
export default function ForgotPasswordPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle text={t('auth.forgotTitle')} />
      <h1 className="sr-only">{t('auth.forgotTitle')}</h1>
      <div className="forgot-password">
        <section className="forgot-password-card" aria-label={t('auth.forgotTitle')}>
          <Suspense fallback={<div className="auth-body auth-wait" />}>
            <AuthForms first="forgot_request" onDone={() => void navigate('/home?auth=sign-in')} />
          </Suspense>
        </section>
      </div>
    </>
  );
}
