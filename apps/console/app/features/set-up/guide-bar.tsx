import { useText } from '@errand/client/i18n.tsx';
import { getSetUp, type SetUpStep } from '@errand/contract/console/set-up';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink, IconButton } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setGuide } from '#platform/guide.ts';
import { consoleQuery } from '#platform/query.ts';
import { stepAddress } from './step-address.ts';
import './guide-bar.css';

/** The step of the checklist that the member follows, whether it is done, the next step, and the link back. */
export default function GuideBar({ step }: { step: SetUpStep }) {
  const t = useText();
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(consoleQuery('settings', getSetUp, {}));
  const isBusy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' }) > 0;
  // A change on the screen refetches data, and may have completed the step.
  useEffect(() => {
    if (!isBusy) void refetch();
  }, [isBusy, refetch]);
  if (!data || pathname === '/set-up') return null;
  const done = data.steps.find((one) => one.step === step)?.done ?? false;
  const next = done ? data.steps.find((one) => !one.done && one.step !== step)?.step : undefined;
  const to = next && (stepAddress(next, data.store_id) ?? '/set-up');
  return (
    <section className="guide-bar" aria-label={t('set-up.title')}>
      <p>
        <b className="text-label">{t(`set-up.${step}`)}</b>
        <Announced as="span" className={cx('tag', done ? 'ok' : 'warn')}>
          {t(done ? 'set-up.done' : 'set-up.missing')}
        </Announced>
      </p>
      {next && to && (
        <ButtonLink to={to} size="sm" onClick={() => setGuide(next)}>
          {t('set-up.next', { step: t(`set-up.${next}`) })}
        </ButtonLink>
      )}
      <ButtonLink to="/set-up" size="sm" variant="quiet">
        {t('set-up.back')}
      </ButtonLink>
      <IconButton label={t('set-up.endGuide')} onClick={() => setGuide(null)}>
        <X size={18} />
      </IconButton>
    </section>
  );
}
