import { useText } from '@errand/client/i18n.tsx';
import type { ModuleSetUp } from '@errand/contract/console/set-up';
import { MODULE_TYPES } from '@errand/domain/modules';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useId } from 'react';
import { setGuide } from '#platform/guide.ts';
import { OpeningRow } from './opening-row.tsx';
import { partAddress } from './step-address.ts';

/** A module with what is missing before customers can order in it. */
export function ModuleOpening({ module, zoneId }: { module: ModuleSetUp; zoneId: number | null }) {
  const t = useText();
  const id = useId();
  const count = module.parts.filter(({ done }) => !done).length;
  return (
    <section className="set-up-part" aria-labelledby={id}>
      <header>
        <h2 className="text-h3" id={id}>
          <bdi>{module.name}</bdi>
        </h2>
        <Announced as="span" className={cx('tag', module.ready ? 'ok' : 'warn')}>
          {module.ready ? t('set-up.canOpen') : t('set-up.partsMissing', { count })}
        </Announced>
      </header>
      <ol className="opening-rows">
        {module.parts.map(({ part, done }) => (
          <OpeningRow
            key={part}
            task={`${part}:${module.id}`}
            label={t(`set-up.part.${part}`)}
            text={t(`set-up.part.${part}Text`)}
            done={done}
            to={partAddress(part, module, zoneId)}
            of={module.name}
          />
        ))}
      </ol>
    </section>
  );
}

/** The kinds of modules that the shop does not have, which the operator may add. */
export function OtherModules({ modules }: { modules: readonly ModuleSetUp[] }) {
  const t = useText();
  const others = MODULE_TYPES.filter((type) => !modules.some((module) => module.type === type));
  if (modules.length === 0 || others.length === 0) return null;
  return (
    <section className="set-up-part">
      <header>
        <h2 className="text-h3">{t('set-up.otherModules')}</h2>
      </header>
      <div className="set-up-open">
        <p className="text-caption">
          {t('set-up.otherModulesText', { names: others.map((type) => t(`modules.${type}`)).join(' · ') })}
        </p>
        <ButtonLink to="/modules/new" size="sm" variant="quiet" onClick={() => setGuide('module')}>
          {t('set-up.addModule')}
        </ButtonLink>
      </div>
    </section>
  );
}
