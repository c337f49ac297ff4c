import { useText } from '@errand/client/i18n.tsx';
import type { Banner } from '@errand/contract/promotions';
import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import './banners.css';

/** The most banners shown. */
const SHOWN = 8;
/** With more banners than this the row scrolls. */
const UNSCROLLED_MAX = 2;
/** Display widths of the first, second and third cut-out picture. */
const SOLID_WIDTHS = [164, 118, 116];
const TINTED_WIDTHS = [148, 62, 62];

/** The module's banners in a row: one may have the module's color, the others a tint. */
export function Banners({ banners, between = false }: { banners: Banner[]; between?: boolean }) {
  const t = useText();
  if (banners.length === 0) return null;
  const solid = banners.findIndex((banner) => banner.art?.solid);
  return (
    <section
      className={cx(
        'banners',
        banners.length === 1 && 'single',
        banners.length > UNSCROLLED_MAX && 'many',
        between && 'in-between',
      )}
      aria-label={t(between ? 'home.section.betweenBanners' : 'home.offers')}
    >
      {banners.slice(0, SHOWN).map((banner, index) => (
        <BannerCard key={banner.id} banner={banner} solid={index === solid} eager={index === 0 && !between} />
      ))}
    </section>
  );
}

function BannerCard({ banner, solid, eager }: { banner: Banner; solid: boolean; eager: boolean }) {
  const photo = banner.art ? null : banner.image_full_url;
  const pictures = banner.art?.pictures.slice(0, solid ? 3 : 2) ?? [];
  return (
    <BannerLink
      banner={banner}
      className={cx('banners-banner', solid ? 'banners-solid' : 'banners-tinted', photo && 'banners-photo')}
    >
      {photo && <Picture className="cover-photo" src={photo} width={780} height={232} eager={eager} />}
      <div>
        <b>{isolateFigures(banner.title)}</b>
        <span>{isolateFigures(banner.subtitle)}</span>
        {banner.button_text && (
          <i className={cx('button sm', !solid && 'banners-quiet')}>{banner.button_text}</i>
        )}
      </div>
      {pictures.length > 0 && (
        <div className="banners-art">
          {pictures.map((src, index) => (
            <Picture
              key={src}
              className={`banners-picture-${index + 1}`}
              src={src}
              width={(solid ? SOLID_WIDTHS : TINTED_WIDTHS)[index] ?? 116}
              eager={eager && index === 0}
            />
          ))}
        </div>
      )}
    </BannerLink>
  );
}

function BannerLink(props: { banner: Banner; className: string; children: ReactNode }) {
  const { banner, className, children } = props;
  const { pathname, search } = useLocation();
  const tint = banner.art?.solid ? undefined : (banner.art?.tint ?? 'stone');
  const target = bannerTarget(banner, pathname, search);
  if (!target) {
    return (
      <div className={className} data-tint={tint}>
        {children}
      </div>
    );
  }
  return (
    <Link
      className={className}
      data-tint={tint}
      to={target}
      {...(banner.type === 'item_wise' && { preventScrollReset: true, state: { overlay: true } })}
    >
      {children}
    </Link>
  );
}

/** Isolates figures with a sign ("$20", "15%"), so that they keep their order inside Arabic text. */
function isolateFigures(text: string): string {
  return text.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[%$€£]/g, '\u2066$&\u2069');
}

/** The target of a banner: the item's dialog over this page, a store, or a URL; null without a target. */
function bannerTarget(banner: Banner, pathname: string, search: string): string | null {
  if (banner.item) {
    const params = new URLSearchParams(search);
    params.set('item', banner.item.slug);
    return `${pathname}?${params}`;
  }
  if (banner.store) return `/store/${banner.store.slug}?store_zone_id=${banner.store.zone_id}`;
  return banner.link && /^(\/(?!\/)|https?:\/\/)/.test(banner.link) ? banner.link : null;
}
