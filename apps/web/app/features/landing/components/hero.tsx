import { useText } from '@errand/client/i18n.tsx';
import type { Landing } from '@errand/contract/content';
import type { Module } from '@errand/contract/modules';
import { Announced } from '@errand/ui/live/announced.tsx';
import { ArrowRight, LocateFixed, Map as MapIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { FoundPlace } from '#features/location/index.ts';
import { PlaceSearch, useChooseLocation, useCurrentLocation } from '#features/location/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { HeroMap } from './hero-map.tsx';
import './hero.css';

/** The landing hero: headline, map and address search. */
export function Hero({
  texts,
  wanted,
  inputRef,
}: {
  texts: Pick<Landing, 'header_title' | 'header_sub_title'>;
  wanted: Module | null;
  inputRef: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const place = useOverlay('place');
  const { chooseLocation, choosing, problem, clearProblem } = useChooseLocation();
  const current = useCurrentLocation(choose);
  const busy = choosing || current.finding;

  function choose(found: FoundPlace): void {
    void chooseLocation(found, { module: wanted && { id: wanted.id, module_type: wanted.module_type } });
  }

  return (
    <section className="hero" aria-labelledby="headline">
      <HeroMap />
      <div className="page-width">
        <div className="hero-text">
          <h1 className="text-display" id="headline">
            <ColoredTitle title={texts.header_title} />
          </h1>
          {texts.header_sub_title && <p className="text-lead">{texts.header_sub_title}</p>}
          <PlaceSearch
            large
            label={t('landing.address')}
            placeholder={t('landing.addressPlaceholder')}
            inputRef={inputRef}
            onFound={choose}
            busy={choosing}
            onMap={() => place.show('map')}
            problem={problem ?? current.problem}
            onEdit={() => {
              clearProblem();
              current.clearProblem();
            }}
          >
            <button type="submit" className="button ink no-phone" disabled={choosing}>
              {t('landing.findStores')}
            </button>
            <button
              type="submit"
              className="icon-button only-phone hero-go"
              aria-label={t('landing.findStores')}
              disabled={choosing}
            >
              <ArrowRight className="icon mirror-rtl" size={22} />
            </button>
          </PlaceSearch>
          <Announced className="hero-wanted text-label">
            {wanted && t('landing.whereFor', { module: wanted.module_name })}
          </Announced>
          <div className="layout-row hero-links">
            <button
              type="button"
              className="text-link"
              disabled={busy}
              aria-busy={current.finding || undefined}
              onClick={() => {
                clearProblem();
                void current.find();
              }}
            >
              {current.finding ? (
                <i className="spinner" aria-hidden="true" />
              ) : (
                <LocateFixed className="icon" size={20} />
              )}
              {t(current.finding ? 'location.locating' : 'location.useCurrent')}
            </button>
            <button type="button" className="text-link" disabled={busy} onClick={() => place.show('map')}>
              <MapIcon className="icon" size={20} />
              {t('location.pickFromMap')}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A title whose part between dollar signs is colored. */
function ColoredTitle({ title }: { title: string }) {
  const parts = title.split('$');
  if (parts.length !== 3) return title;
  const [before, colored, after] = parts;
  return (
    <>
      {before}
      <span className="hero-colored" data-module="food">
        {colored}
      </span>
      {after}
    </>
  );
}
