import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { ApiError, asCards, type Client } from '@errand/contract';
import { getLanding, type Landing } from '@errand/contract/content';
import { listModules, type Module } from '@errand/contract/modules';
import { listPopularStores, type StoreCard } from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ArrowRight, Bike, MapPin, ShoppingBag } from 'lucide-react';
import { memo, Suspense, useRef, useState } from 'react';
import { ModulePicture, useChooseModule } from '#features/modules/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { type DefaultZone, defaultZone } from '#platform/session/default-zone.ts';
import type { PageInput } from '#platform/session/page-input.ts';
import { Hero } from '../components/hero.tsx';
import type { Route } from './+types/landing-page.ts';
import './landing-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const [popular, landing] = await Promise.all([loadPopularStores(api, input), api.call(getLanding, {})]);
  return { popular, texts: pageTexts(landing) };
}

/** The operator's texts of the page, without those of the footer. */
const PAGE_TEXTS = [
  'header_title',
  'header_sub_title',
  'header_tag_line',
  'business_title',
  'business_sub_title',
  'company_title',
  'earning_title',
  'earning_sub_title',
  'earning_seller_title',
  'earning_seller_sub_title',
  'earning_seller_button_name',
  'earning_dm_title',
  'earning_dm_sub_title',
  'earning_dm_button_name',
] as const satisfies (keyof Landing)[];

type PageTexts = Pick<Landing, (typeof PAGE_TEXTS)[number]>;

function pageTexts(landing: Landing): PageTexts {
  return Object.fromEntries(PAGE_TEXTS.map((key) => [key, landing[key]])) as PageTexts;
}

export const shouldRevalidate = unlessOverlay;

export default memo(function LandingPage({ loaderData: { popular, texts } }: Route.ComponentProps) {
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
      <Hero texts={texts} wanted={wanted} inputRef={address} />
      <ModuleTiles title={texts.header_tag_line} modules={modules} wanted={wanted} onChoose={openModule} />
      {popular && (
        <section className="page-section page-width landing-page-stores" aria-labelledby="popular">
          <div className="page-section-head">
            <div>
              <h2 className="text-h2" id="popular">
                {texts.business_title ||
                  (popular.place
                    ? t('landing.popularIn', { place: popular.place })
                    : t('landing.popularNear'))}
              </h2>
              {texts.business_sub_title && <p className="text-muted">{texts.business_sub_title}</p>}
            </div>
          </div>
          <Suspense>
            <StoreGrid stores={popular.stores} rail />
          </Suspense>
        </section>
      )}
      <Suspense>
        <HowItWorks title={texts.company_title} />
        <RegistrationLinks texts={texts} />
      </Suspense>
    </div>
  );
}, hasSameData);

type Props = {
  /** The operator's title; empty for that of the product. */
  title: string;
  modules: Module[];
  wanted: Module | null;
  onChoose: (module: Module) => void;
};

/** A tile for each active module. */
function ModuleTiles({ title, modules, wanted, onChoose }: Props) {
  const t = useText();
  if (modules.length === 0) return null;
  return (
    <section className="page-section page-width module-tiles" aria-labelledby="modules">
      <div className="page-section-head">
        <h2 className="text-h1" id="modules">
          {title || t('landing.modules', { count: modules.length })}
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
function HowItWorks({ title }: { title: string }) {
  const t = useText();
  return (
    <section className="page-section page-width how-it-works" aria-labelledby={title ? 'how' : undefined}>
      <div className="how-it-works-body">
        {title && (
          <h2 className="text-h1" id="how">
            {title}
          </h2>
        )}
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

/** Links to store and courier registration, each while it is enabled. */
function RegistrationLinks({ texts }: { texts: PageTexts }) {
  const config = useConfig();
  const { toggle_store_registration: store, toggle_dm_registration: courier } = config;
  if (!store && !courier) return null;
  return (
    <section className="page-section page-width registration-links">
      {texts.earning_title && (
        <div className="page-section-head">
          <div>
            <h2 className="text-h1">{texts.earning_title}</h2>
            {texts.earning_sub_title && <p className="text-muted">{texts.earning_sub_title}</p>}
          </div>
        </div>
      )}
      <div className="registration-links-list">
        {store && (
          <RegistrationLink
            title={texts.earning_seller_title}
            text={texts.earning_seller_sub_title}
            link={texts.earning_seller_button_name}
            to="/store-registration?active=active"
            tint="butter"
            picture="convenience-store"
          />
        )}
        {courier && (
          <RegistrationLink
            title={texts.earning_dm_title}
            text={texts.earning_dm_sub_title}
            link={texts.earning_dm_button_name}
            isMirrored
            to="/deliveryman-registration"
            tint="sea"
            picture="motor-scooter"
          />
        )}
      </div>
    </section>
  );
}

function RegistrationLink(props: {
  title: string;
  text: string;
  link: string;
  to: string;
  tint: string;
  picture: string;
  /** The picture drives toward the text. */
  isMirrored?: boolean;
}) {
  const { title, text, link, to, tint, picture, isMirrored = false } = props;
  return (
    <Link to={to} className="registration-link" data-tint={tint}>
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="text-muted">{text}</p>
        <span className="text-link">
          {link}
          <ArrowRight className="icon mirror-rtl" size={16} />
        </span>
      </div>
      <StaticPicture name={picture} width={168} className={cx('picture-icon', isMirrored && 'mirrored')} />
    </Link>
  );
}

/** `place` is the zone's name for visitors without a location. */
type PopularStores = { place: string | null; stores: StoreCard[] };

const COUNT = 4;

/**
 * The most ordered stores near the visitor, or in the operator's zone without a location. The section is optional: a
 * failure leaves it out.
 */
async function loadPopularStores(api: Client, input: PageInput): Promise<PopularStores | null> {
  try {
    const zone = input.zoneIds.length > 0 ? chosenZone(input) : await defaultZone(api);
    const modules = await api.call(listModules, {}, { headers: { zoneId: zone.ids } });
    const food = modules.find(({ module_type }) => module_type === 'food');
    if (!food) return null;
    const headers = { zoneId: zone.ids, moduleId: String(food.id) };
    const { stores } = await api.call(
      asCards(listPopularStores),
      { query: { type: 'all', offset: 1, limit: COUNT } },
      { headers },
    );
    return stores.length > 0 ? { place: zone.name, stores } : null;
  } catch (error) {
    // A shop without a zone at its default location has nothing to show here.
    if (error instanceof ApiError && error.code === 'coordinates') return null;
    console.warn('landing page without stores:', (error as Error).message);
    return null;
  }
}

function chosenZone({ zoneIds }: PageInput): DefaultZone {
  return { ids: JSON.stringify(zoneIds), name: null };
}
