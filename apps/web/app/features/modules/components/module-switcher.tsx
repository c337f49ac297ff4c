import { useRootData } from '#platform/config.ts';
import { ModuleNav } from './module-nav.tsx';
import { ModulePicture } from './module-picture.tsx';
import './module-switcher.css';

/** The floating module switcher on wide screens. */
export function ModuleSwitcher() {
  const { session } = useRootData();
  if (session.zoneIds.length === 0) return null;
  return (
    <ModuleNav className="module-switcher" named>
      {(module) => (
        <>
          <ModulePicture module={module} width={27} />
          <span className="module-switcher-tip" aria-hidden="true">
            {module.module_name}
          </span>
        </>
      )}
    </ModuleNav>
  );
}

/** The module strip under the header on phones. */
export function ModuleStrip() {
  return (
    <ModuleNav className="module-switcher-strip only-phone">
      {(module) => (
        <>
          <ModulePicture module={module} width={26} />
          <span>{module.module_name}</span>
        </>
      )}
    </ModuleNav>
  );
}
