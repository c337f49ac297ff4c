import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { directionOf } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { House } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { ROUTE } from '../town-drawing.ts';
import { Town } from './town.tsx';
import './hero-map.css';

type Label = 'above' | 'below' | 'beside' | 'none';
type Stop = {
  key: 'groceries' | 'lunch' | 'gift' | 'medicine' | 'parcel';
  x: number;
  y: number;
  label: Label;
};

const STOPS: (Stop & { picture: string })[] = [
  { key: 'groceries', picture: 'basket', x: 869, y: 190.5, label: 'above' },
  { key: 'lunch', picture: 'hamburger', x: 1200, y: 177, label: 'below' },
  { key: 'gift', picture: 'backpack', x: 1402, y: 292, label: 'above' },
  { key: 'medicine', picture: 'pill', x: 1180, y: 440, label: 'beside' },
  { key: 'parcel', picture: 'package', x: 1098, y: 567, label: 'beside' },
];
const HOME = { x: 976, y: 632 };

/** The map is not mirrored; the wide crop moves so that the text lies over quiet land. */
const WIDE = { ltr: '250 50 1260 665', rtl: '812 52 1260 665' };
/** Smaller crops draw lines and discs larger. */
const TABLET = { viewBox: '640 20 980 720', scale: 1.25 };
const PHONE = { viewBox: '806 48 650 660', scale: 1.42 };

/**
 * A route of errands on the drawn town: beside the text on wide screens, above it otherwise. One of the crops is
 * shown.
 */
export function HeroMap() {
  const direction = directionOf(useLanguage());
  return (
    <>
      <svg className="town-map hero-map-source" aria-hidden="true">
        <Town id="town" />
      </svg>
      <div className="hero-map wide">
        <Crop viewBox={WIDE[direction]} scale={1} />
      </div>
      <div className="hero-map tablet">
        <Crop {...TABLET} tight />
      </div>
      <div className="hero-map phone">
        <Crop {...PHONE} tight />
      </div>
    </>
  );
}

/** `tight` places labels at the edges of a crop where there is room. */
function Crop({ viewBox, scale, tight = false }: { viewBox: string; scale: number; tight?: boolean }) {
  const t = useText();
  return (
    <svg
      className="town-map"
      style={{ '--line': `${scale}px` } as CSSProperties}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('landing.mapLabel')}
    >
      <use href="#town" />
      <g className="hero-map-route">
        <path d={ROUTE} className="hero-map-route-casing" strokeWidth={10 * scale} />
        <path d={ROUTE} className="hero-map-route-line" strokeWidth={5 * scale} pathLength={1} />
      </g>
      {STOPS.map(({ key, picture, x, y, label }) => (
        <Disc
          key={key}
          x={x}
          y={y}
          scale={scale}
          label={tight && key === 'groceries' ? 'below' : label}
          text={t(`landing.stop.${key}`)}
        >
          <StaticPicture name={picture} width={42} />
        </Disc>
      ))}
      <Disc {...HOME} scale={scale} label={tight ? 'none' : 'below'} text={t('landing.stop.home')} ink>
        <House className="icon" size={28} />
      </Disc>
    </svg>
  );
}

/**
 * A stop: a disc on the point with its label on one side. Nothing inside is positioned by CSS, because WebKit
 * misplaces positioned content in foreignObject.
 */
function Disc(props: {
  x: number;
  y: number;
  scale: number;
  label: Label;
  text: string;
  ink?: boolean;
  children: ReactNode;
}) {
  const { x, y, scale, label, text, ink, children } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <foreignObject x="-110" y="-104" width="220" height="208">
        <div className={cx('hero-map-pin', label, ink && 'ink')}>
          <span className="hero-map-disc">{children}</span>
          {label !== 'none' && <span className="hero-map-label">{text}</span>}
        </div>
      </foreignObject>
    </g>
  );
}
