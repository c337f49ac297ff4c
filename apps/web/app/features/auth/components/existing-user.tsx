import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { Button } from '@errand/ui/button.tsx';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { toastErrors } from '../error-toasts.ts';
import { useSocialPost } from '../use-social.ts';
import { Avatar } from './avatar.tsx';
import type { StepProps } from './step-props.ts';

/** The verified contact belongs to an existing account: asks whether it is the visitor's. */
export function ExistingUser({ flow }: StepProps) {
  const { about, answered } = flow;
  const t = useText();
  const post = useSocialPost(flow);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const user = about.existing;

  async function say(verified: 'yes' | 'no'): Promise<void> {
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
        answered(await api.call(login, { body }));
      } catch (error) {
        toastErrors(error, t('auth.offline'));
      }
    }
    setBusy(null);
  }

  if (!user) return null;
  return (
    <div className="abody exist">
      <span className="exist-face">
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
      <div className="step-words">
        <h2 className="h2 auth-title">{user.name}</h2>
        <p className="muted">{t('auth.existText')}</p>
      </div>
      <p className="label">{t('auth.existQuestion')}</p>
      <div className="exist-answers">
        <Button variant="quiet" size="lg" loading={busy === 'no'} onClick={() => void say('no')}>
          {t('auth.no')}
        </Button>
        <Button size="lg" loading={busy === 'yes'} onClick={() => void say('yes')}>
          {t('auth.yes')}
        </Button>
      </div>
    </div>
  );
}
