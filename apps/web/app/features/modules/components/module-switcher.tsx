import { useRootData } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import '../modules.css';
import { useChooseModule } from '../use-choose-module.ts';
import { ModulePicture } from './module-picture.tsx';

/** The floating column at the inline end of wide screens. */
export function ModuleSwitcher() {
  const t = useText();
  const { modules, session } = useRootData();
  const choose = useChooseModule();
  if (session.zoneIds.length === 0 || modules.length < 2) return null;
  return (
    <nav className="switch" aria-label={t('modules.nav')}>
      {modules.map((module) => {
        const on = module.id === session.module?.id;
        return (
          <button
            type="button"
            key={module.id}
            data-module={module.module_type}
            className={cx(on && 'on')}
            aria-label={module.module_name}
            aria-pressed={on}
            onClick={() => choose(module)}
          >
            <ModulePicture module={module} width={27} />
            <span className="tip" aria-hidden="true">
              {module.module_name}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** The same as a strip under the bar of phones. */
export function ModuleStrip() {
  const t = useText();
  const { modules, session } = useRootData();
  const choose = useChooseModule();
  if (modules.length < 2) return null;
  return (
    <nav className="modstrip only-phone" aria-label={t('modules.nav')}>
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
            <ModulePicture module={module} width={26} />
            <span>{module.module_name}</span>
          </button>
        );
      })}
    </nav>
  );
}
