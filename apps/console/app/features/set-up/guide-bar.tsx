import { useText } from '@errand/client/i18n.tsx';
import { getSetUp } from '@errand/contract/console/set-up';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink, IconButton } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setGuide } from '#platform/guide.ts';
import { consoleQuery } from '#platform/query.ts';
import { openingTasks } from './opening-tasks.ts';
import './guide-bar.css';

/** The task of the opening list that the member follows, whether it is done, the next one, and the link back. */
export default function GuideBar({ task: key }: { task: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(consoleQuery('settings', getSetUp, {}));
  const isBusy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' }) > 0;
  // A change on the screen refetches data, and may have completed the step.
  useEffect(() => {
    if (!isBusy) void refetch();
  }, [isBusy, refetch]);
  if (!data || pathname === '/set-up') return null;
  const tasks = openingTasks(data, t);
  const task = tasks.find((one) => one.key === key);
  if (!task) return null;
  const { done, label } = task;
  const next = done ? tasks.find((one) => !one.done) : undefined;
  return (
    <section className="guide-bar" aria-label={t('set-up.title')}>
      <p>
        <b className="text-label">{label}</b>
        <Announced as="span" className={cx('tag', done ? 'ok' : 'warn')}>
          {t(done ? 'set-up.done' : 'set-up.missing')}
        </Announced>
      </p>
      {next && (
        <ButtonLink to={next.to ?? '/set-up'} size="sm" onClick={() => setGuide(next.key)}>
          {t('set-up.next', { step: next.label })}
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
