import { useText } from '@errand/client/i18n.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { ParcelReason } from '../parcel-sections.ts';
import './parcel-reasons.css';

/** Why visitors choose the module. */
export function ParcelReasons({ reasons }: { reasons: ParcelReason[] }) {
  const t = useText();
  if (reasons.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="parcel-reasons">
      <div className="page-section-head">
        <h2 className="text-h2" id="parcel-reasons">
          {t('parcel-home.reasons')}
        </h2>
      </div>
      <ul className="layout-grid layout-grid-4 parcel-reasons">
        {reasons.map(({ id, title, short_description: text, image_full_url: picture, art }) => (
          <li key={id}>
            <Tile name={title} src={picture} art={art} width={72} className="size-72" />
            <h3 className="text-title">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
