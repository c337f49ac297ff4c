import { useText } from '@errand/client/i18n.tsx';
import { getSetUp } from '@errand/contract/console/set-up';
import { Note } from '@errand/ui/note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { SetUpStepRow } from '../set-up-step.tsx';
import './set-up-screen.css';

/** The checklist from an empty shop to the first order. Each step links to its screen, which links back. */
export default function SetUpScreen() {
  const t = useText();
  const { data } = useSuspenseQuery({
    ...consoleQuery('settings', getSetUp, {}),
    // Changes on other screens complete steps.
    refetchOnMount: 'always',
  });
  const missing = data.steps.filter(({ done, optional }) => !done && !optional).map(({ step }) => step);
  return (
    <Page title={t('set-up.title')} text={t('set-up.text')} narrow>
      <Note
        live="changes"
        tone={data.ready ? undefined : 'warn'}
        text={data.ready ? t('set-up.ready') : t('set-up.notReady', { count: missing.length })}
      />
      <ol className="set-up-steps">
        {data.steps.map((one) => (
          <SetUpStepRow
            key={one.step}
            {...one}
            storeId={data.store_id}
            configured={data.configured}
            missing={missing.filter((step) => step !== 'open')}
          />
        ))}
      </ol>
    </Page>
  );
}
