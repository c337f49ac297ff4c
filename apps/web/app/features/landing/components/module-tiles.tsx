import { useText } from '@errand/client/i18n.tsx';
import type { Module } from '@errand/contract/modules';
import { ModulePicture } from '#features/modules/index.ts';

type Props = { modules: Module[]; wanted: Module | null; onChoose: (module: Module) => void };

/** A tile for each active module. */
export function ModuleTiles({ modules, wanted, onChoose }: Props) {
  const t = useText();
  if (modules.length === 0) return null;
  return (
    <section className="section wrap land-modules" aria-labelledby="modules">
      <div className="section-head">
        <h2 className="h1" id="modules">
          {t('landing.modules', { count: modules.length })}
        </h2>
      </div>
      <div className="modgrid">
        {modules.map((module) => (
          <button
            type="button"
            key={module.id}
            className="modtile"
            data-module={module.module_type}
            aria-pressed={wanted ? wanted.id === module.id : undefined}
            onClick={() => onChoose(module)}
          >
            <span className="modart">
              <ModulePicture module={module} width={128} />
            </span>
            <b className="h3">{module.module_name}</b>
            <span className="meta">{module.description}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
