import { useRootData } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import '../modules.css';
import { useChooseModule } from '../use-choose-module.ts';
import { ModulePicture } from './module-picture.tsx';

/** The modules as small tiles, for the menu of narrow screens. Nothing before there is a place. */
export function ModuleList() {
  const t = useText();
  const { modules, session } = useRootData();
  const choose = useChooseModule();
  if (session.zoneIds.length === 0 || modules.length < 2) return null;
  return (
    <nav className="modlist" aria-label={t('modules.nav')}>
      {modules.map((module) => {
        const on = module.id === session.module?.id;
        return (
          <button
            type="button"
            key={module.id}
            data-module={module.module_type}
            className={cx(on && 'on')}
            aria-pressed={on}
            onClick={() => choose(module)}
          >
            <span className="mlart">
              <ModulePicture module={module} width={48} eager />
            </span>
            <span className="label">{module.module_name}</span>
          </button>
        );
      })}
    </nav>
  );
}
