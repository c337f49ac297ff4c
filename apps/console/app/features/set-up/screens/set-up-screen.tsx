import { useText } from '@errand/client/i18n.tsx';
import { getSetUp, type SetUpStep } from '@errand/contract/console/set-up';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import './set-up-screen.css';

/** Where a step is done; null for what is configured outside of the console. */
const WHERE: Record<SetUpStep, string | null> = {
  shop: '/settings',
  module: '/modules',
  zone: '/zones',
  rates: '/zones',
  store: '/stores',
  hours: '/stores',
  items: null,
  payment: '/settings',
  mail: null,
  pages: null,
  open: '/settings',
};

export default function SetUpScreen() {
  const t = useText();
  const { data } = useSuspenseQuery({
    ...consoleQuery('settings', getSetUp, {}),
    // Other screens change what it is computed from.
    refetchOnMount: 'always',
  });
  const missing = data.steps.filter(({ done, optional }) => !done && !optional).length;
  return (
    <Page title={t('set-up.title')} text={t('set-up.text')} narrow>
      <p className={cx('note', data.ready ? 'ok' : 'warn')} role="status">
        {data.ready ? t('set-up.ready') : t('set-up.notReady', { count: missing })}
      </p>
      <ol className="set-up-steps">
        {data.steps.map(({ step, done, optional }) => {
          const to = WHERE[step];
          const Icon = done ? CircleCheck : CircleDashed;
          return (
            <li key={step} className="set-up-step" data-done={done || undefined}>
              <Icon className="icon" size={22} strokeWidth={1.75} aria-hidden="true" />
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
                  aria-label={`${t('set-up.go')}: ${t(`set-up.${step}`)}`}
                >
                  {t('set-up.go')}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Page>
  );
}
