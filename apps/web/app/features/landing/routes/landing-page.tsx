import { useText } from '@errand/client/i18n.tsx';
import type { Module } from '@errand/contract/modules';
import { memo, Suspense, useRef, useState } from 'react';
import { useChooseModule } from '#features/modules/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { ModuleTiles } from '../components/module-tiles.tsx';
import { RegistrationLinks } from '../components/registration-links.tsx';
import { loadPopularStores } from '../popular-stores.ts';
import type { Route } from './+types/landing-page.ts';
import './landing-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  return { popular: await loadPopularStores(api, input) };
}

export const shouldRevalidate = unlessOverlay;

export default memo(function LandingPage({ loaderData: { popular } }: Route.ComponentProps) {
  const t = useText();
  const { modules, session } = useRootData();
  const chooseModule = useChooseModule();
  const address = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<Module | null>(null);

  /** Choosing a module without a location first asks for the address. */
  function openModule(module: Module): void {
    if (session.zoneIds.length > 0) return chooseModule(module);
    setWanted(module);
    address.current?.focus({ preventScroll: true });
    address.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <div>
      <PageTags title={t('landing.title')} description={t('landing.description')} />
      <Hero wanted={wanted} inputRef={address} />
      <ModuleTiles modules={modules} wanted={wanted} onChoose={openModule} />
      {popular && (
        <section className="page-section page-width landing-page-stores" aria-labelledby="popular">
          <div className="page-section-head">
            <h2 className="text-h2" id="popular">
              {popular.place ? t('landing.popularIn', { place: popular.place }) : t('landing.popularNear')}
            </h2>
          </div>
          <Suspense>
            <StoreGrid stores={popular.stores} rail />
          </Suspense>
        </section>
      )}
      <Suspense>
        <HowItWorks />
        <RegistrationLinks />
      </Suspense>
    </div>
  );
}, hasSameData);
