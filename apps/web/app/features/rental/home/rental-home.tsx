import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle, VehicleCategory } from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ModuleGuide, ModuleReasons } from '#features/modules/home/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { ALL_VEHICLES, categoryHref } from '../rental-links.ts';
import { TripForm } from '../search/trip-form.tsx';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import { NO_FILTER, searchHref } from '../vehicles/vehicle-filter.ts';
import type { RentalHomeData } from './load-rental-home.ts';
import './rental-home.css';

type Props = RentalHomeData & {
  /** Belongs to the home page of every module. */
  advertisements: ReactNode;
};

/** The home page of the rental module: hero with the trip form, categories, rows of vehicles, how it works and why. */
export function RentalHome(props: Props) {
  const { categories, popular, timeZone, top, guide, reasons, advertisements } = props;
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <section className="rental-home-hero">
        <CoastRoad
          className="no-phone"
          viewBox="0 0 1200 300"
          fit="xMaxYMid slice"
          sea="M560 300C720 240 800 190 900 100S1080 20 1200 0v300Z"
          road="M430 320C600 250 720 210 820 130S1010 10 1130-20"
        />
        {/* Below the text on phones, where there is no room beside it. */}
        <CoastRoad
          className="rental-home-road-low only-phone"
          viewBox="0 0 360 180"
          fit="none"
          sea="M70 180C150 168 190 130 240 108S320 84 360 50V180Z"
          road="M-20 172C90 168 150 118 215 92S320 60 380 10"
        />
        <div className="rental-home-text">
          <h1 className="text-h1">{t('rental.heroTitle')}</h1>
          <p className="text-lead">{t('rental.heroText')}</p>
        </div>
        <StaticPicture name="sport-utility-vehicle" width={200} eager className="rental-home-car" />
      </section>
      <div className="rental-home-search">
        <TripForm
          trip={null}
          timeZone={timeZone}
          onSearch={(trip) => void navigate(searchHref({ ...NO_FILTER, trip }))}
        />
      </div>
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {popular.length === 0 && (
        <EmptyState
          level={2}
          picture="sport-utility-vehicle"
          title={t('rental.noneTitle')}
          text={t('rental.noneText')}
        />
      )}
      <VehicleRail title={t('rental.popular')} vehicles={popular} eager />
      {advertisements}
      <VehicleRail title={t('rental.top')} vehicles={top} />
      {guide && <ModuleGuide title={t('rental.guide')} guide={guide} />}
      <ModuleReasons title={t('rental.reasons')} reasons={reasons} />
    </>
  );
}

function CoastRoad(props: { className: string; viewBox: string; fit: string; sea: string; road: string }) {
  const { className, viewBox, fit, sea, road } = props;
  return (
    <svg
      className={cx('rental-home-road', className)}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      <path className="rental-home-sea" d={sea} />
      <path className="rental-home-casing" d={road} />
      <path className="rental-home-line" d={road} />
    </svg>
  );
}

function VehicleRail(props: { title: string; vehicles: Vehicle[]; eager?: boolean | undefined }) {
  const { title, vehicles, eager } = props;
  const t = useText();
  if (vehicles.length === 0) return null;
  return (
    <section className="page-section">
      <div className="page-section-head">
        <h2 className="text-h2">{title}</h2>
        <Link className="text-link tap-target" to={ALL_VEHICLES}>
          {t('rental.viewAll')}
          <ChevronRight className="icon mirror-rtl" size={18} />
        </Link>
      </div>
      <div className="layout-grid layout-grid-4 layout-rail">
        {vehicles.map((vehicle, index) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} eager={eager && index === 0} />
        ))}
      </div>
    </section>
  );
}

/** Vehicle categories as tiles. */
function CategoryTiles({ categories }: { categories: VehicleCategory[] }) {
  return (
    <ul className="category-tiles layout-rail">
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={categoryHref(category.id)} prefetch="intent">
            <span className="tile mirror-ltr" data-tint={category.art?.tint ?? 'stone'}>
              {category.image_full_url ? (
                <Picture src={category.image_full_url} width={64} />
              ) : (
                <LetterArt name={category.name} />
              )}
            </span>
            <span className="text-label text-clip">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
