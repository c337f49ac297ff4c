import { useText } from '@errand/client/i18n.tsx';
import type { Module } from '@errand/contract/modules';
import { ModulePicture } from '#features/modules/index.ts';
import './module-tiles.css';

type Props = { modules: Module[]; wanted: Module | null; onChoose: (module: Module) => void };

/** A tile for each active module. */
export function ModuleTiles({ modules, wanted, onChoose }: Props) {
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
