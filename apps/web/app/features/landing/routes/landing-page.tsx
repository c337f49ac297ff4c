import { useText } from '@errand/client/i18n.tsx';
import type { Module } from '@errand/contract/modules';
import { cx } from '@errand/ui/cx.ts';
import { Bike, MapPin, ShoppingBag } from 'lucide-react';
import { memo, Suspense, useRef, useState } from 'react';
import { ModulePicture, useChooseModule } from '#features/modules/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { Hero } from '../components/hero.tsx';
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

type Props = { modules: Module[]; wanted: Module | null; onChoose: (module: Module) => void };

/** A tile for each active module. */
function ModuleTiles({ modules, wanted, onChoose }: Props) {
  const t = useText();
  if (modules.length === 0) return null;
  return (
    <section className="page-section page-width module-tiles" aria-labelledby="modules">
      <div className="page-section-head">
        <h2 className="text-h1" id="modules">
          {t('landing.modules', { count: modules.length })}
        </h2>
      </div>
      <div className="module-tiles-grid">
        {modules.map((module) => (
          <button
            type="button"
            key={module.id}
            className="module-tiles-tile"
            data-module={module.module_type}
            aria-pressed={wanted ? wanted.id === module.id : undefined}
            onClick={() => onChoose(module)}
          >
            <span className="module-tiles-picture">
              <ModulePicture module={module} width={128} />
            </span>
            <b className="text-h3">{module.module_name}</b>
            <span className="text-meta">{module.description}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const STEPS = [
  { key: 'where', Icon: MapPin },
  { key: 'fill', Icon: ShoppingBag },
  { key: 'watch', Icon: Bike },
] as const;

/** How it works, in three steps. */
function HowItWorks() {
  const t = useText();
  return (
    <section className="page-section page-width how-it-works" aria-labelledby="how">
      <div className="how-it-works-body">
        <h2 className="text-h1" id="how">
          {t('landing.how.title')}
        </h2>
        <ol>
          {STEPS.map(({ key, Icon }) => (
            <li key={key}>
              <span className="how-it-works-icon">
                <Icon className={cx('icon', key === 'watch' && 'mirror-rtl')} size={24} />
              </span>
              <h3 className="text-h3">{t(`landing.how.${key}`)}</h3>
              <p className="text-muted">{t(`landing.how.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
