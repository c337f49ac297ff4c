import { useText } from '@errand/client/i18n.tsx';
import { getSetUp, type SetUpStep } from '@errand/contract/console/set-up';
import { Note } from '@errand/ui/note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ModuleOpening, OtherModules } from '../module-opening.tsx';
import { OpenShop } from '../open-shop.tsx';
import { RehearsalPart } from '../rehearsal.tsx';
import { SetUpStepRow } from '../set-up-step.tsx';
import './set-up-screen.css';

/** Steps that have a place of their own: the modules, and the button that opens the shop. */
const ELSEWHERE: readonly SetUpStep[] = ['offer', 'open'];

/** The opening list, from an empty shop to the first order. Each line links to its screen, which links back. */
export default function SetUpScreen() {
  const t = useText();
  const may = useMay();
  const { data } = useSuspenseQuery({
    ...consoleQuery('settings', getSetUp, {}),
    // Changes on other screens complete steps.
    refetchOnMount: 'always',
  });
  const { steps, modules, configured, zone_id: zoneId, ready } = data;
  const missing = steps.filter(({ done, optional }) => !done && !optional).map(({ step }) => step);
  const isOpen = steps.some(({ step, done }) => step === 'open' && done);
  const rows = (optional: boolean) =>
    steps
      .filter((one) => one.optional === optional && !ELSEWHERE.includes(one.step))
      .map((one) => <SetUpStepRow key={one.step} {...one} configured={configured} />);
  return (
    <Page title={t('set-up.title')} text={t('set-up.text')} narrow>
      <Note
        live="changes"
        tone={ready ? undefined : 'warn'}
        text={ready ? t('set-up.ready') : t('set-up.notReady', { count: missing.length })}
      />
      <Part title={t('set-up.theShop')}>
        <ol className="opening-rows">{rows(false)}</ol>
      </Part>
      {modules.map((module) => (
        <ModuleOpening key={module.id} module={module} zoneId={zoneId} />
      ))}
      <OtherModules modules={modules} />
      <Part title={t('set-up.advice')}>
        <ol className="opening-rows">{rows(true)}</ol>
      </Part>
      {may('settings.update') && (
        <Part title={t('set-up.rehearsal')}>
          <RehearsalPart modules={modules} zoneId={zoneId} />
        </Part>
      )}
      {may('settings.update') && (
        <Part title={t('set-up.open')}>
          <div className="set-up-open">
            <p className="text-caption">{t('set-up.openText')}</p>
            <OpenShop isOpen={isOpen} missing={missing.filter((step) => step !== 'open')} />
          </div>
        </Part>
      )}
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="set-up-part">
      <header>
        <h2 className="text-h3">{title}</h2>
      </header>
      {children}
    </section>
  );
}
