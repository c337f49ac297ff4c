import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { Avatar } from '../components/avatar.tsx';
import { toastErrors } from '../error-toasts.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { useSocialPost } from '../social/use-social.ts';
import '../components/auth-dialog.css';
import './existing-user.css';
import '../components/step-head.css';

/** The verified contact belongs to an existing account: asks whether it is the visitor's. */
export function ExistingUser({ flow }: StepProps) {
  const { about, handleResponse } = flow;
  const t = useText();
  const post = useSocialPost(flow);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const user = about.existing;

  async function answerQuestion(verified: 'yes' | 'no'): Promise<void> {
    setBusy(verified);
    if (about.social) await post(about.social, { verified });
    else {
      try {
        const body = {
          phone: about.phone ?? undefined,
          login_type: 'otp' as const,
          verified,
          guest_id: readSession().guestId ?? undefined,
        };
        handleResponse(await api.call(login, { body }));
      } catch (error) {
        toastErrors(error, t('auth.offline'));
      }
    }
    setBusy(null);
  }

  if (!user) return null;
  return (
    <div className="auth-body existing-user">
      <span className="existing-user-avatar">
        <Avatar
          customer={{
            id: user.id,
            f_name: user.name,
            image_full_url: user.image,
            image_is_photo: user.image_is_photo,
          }}
          size={96}
        />
      </span>
      <div className="step-head-text">
        <h2 className="text-h2 step-head-title">{user.name}</h2>
        <p className="text-muted">{t('auth.existText')}</p>
      </div>
      <p className="text-label">{t('auth.existQuestion')}</p>
      <div className="existing-user-answers">
        <Button variant="quiet" size="lg" loading={busy === 'no'} onClick={() => void answerQuestion('no')}>
          {t('auth.no')}
        </Button>
        <Button size="lg" loading={busy === 'yes'} onClick={() => void answerQuestion('yes')}>
          {t('auth.yes')}
        </Button>
      </div>
    </div>
  );
}
