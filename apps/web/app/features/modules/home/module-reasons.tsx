import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { ModuleReason } from './module-home-calls.ts';
import './module-reasons.css';

/** Why visitors choose the module. Empty without reasons. */
export function ModuleReasons({ title: heading, reasons }: { title: string; reasons: ModuleReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="module-reasons">
      <div className="page-section-head">
        <h2 className="text-h2" id="module-reasons">
          {heading}
        </h2>
      </div>
      <ul className="layout-grid layout-grid-4 module-reasons">
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
