import { useText } from '@errand/client/i18n.tsx';
import type { SetUpStep } from '@errand/contract/console/set-up';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { setGuide } from '#platform/guide.ts';
import { useMay } from '#platform/session.ts';
import { OpenShop } from './open-shop.tsx';
import { SenderTest } from './sender-test.tsx';
import { stepAddress } from './step-address.ts';

type Props = {
  step: SetUpStep;
  done: boolean;
  optional: boolean;
  storeId: number | null;
  senders: { mail: boolean; sms: boolean };
  missing: readonly SetUpStep[];
};

export function SetUpStepRow({ step, done, optional, storeId, senders, missing }: Props) {
  const t = useText();
  const may = useMay();
  const to = stepAddress(step, storeId);
  const Icon = done ? CircleCheck : CircleDashed;
  const isSender = step === 'mail' || step === 'sms';
  return (
    <li className="set-up-step" data-done={done || undefined}>
      <Icon className="icon" size={22} />
      <div>
        <b className="text-label">{t(`set-up.${step}`)}</b>
        <p className="text-caption">{t(`set-up.${step}Text`)}</p>
      </div>
      <span className={cx('tag', done ? 'ok' : !optional && 'warn')}>
        {t(done ? 'set-up.done' : optional ? 'set-up.advised' : 'set-up.missing')}
      </span>
      {to && !done && (
        <ButtonLink
          to={to}
          size="sm"
          variant="quiet"
          onClick={() => setGuide(step)}
          aria-label={`${t('set-up.go')}: ${t(`set-up.${step}`)}`}
        >
          {t('set-up.go')}
        </ButtonLink>
      )}
      {isSender && may('settings.update') && (
        <div className="set-up-more">
          {senders[step] ? (
            <SenderTest channel={step} />
          ) : (
            <p className="text-caption">{t(`set-up.${step}Off`)}</p>
          )}
        </div>
      )}
      {step === 'open' && may('settings.update') && (
        <div className="set-up-more">
          <OpenShop isOpen={done} missing={missing} />
        </div>
      )}
    </li>
  );
}
