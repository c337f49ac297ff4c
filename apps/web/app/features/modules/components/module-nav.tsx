import { useText } from '@errand/client/i18n.tsx';
import type { Module } from '@errand/contract/modules';
import { cx } from '@errand/ui/cx.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRootData } from '#platform/config.ts';
import { useChooseModule } from '../use-choose-module.ts';

/**
 * The module buttons with the current one pressed; null when there is only one. `named` adds accessible names to icon
 * buttons.
 */
export function ModuleNav(props: {
  className: string;
  named?: boolean;
  children: (module: Module) => ReactNode;
}) {
  const { className, named = false, children } = props;
  const t = useText();
  const { modules, session } = useRootData();
  const choose = useChooseModule();
  const row = useRef<HTMLElement>(null);
  const chosen = session.module?.id;
  useEffect(() => {
    if (chosen !== undefined) bringToMiddle(row.current);
  }, [chosen]);
  if (modules.length < 2) return null;
  return (
    <nav ref={row} className={className} aria-label={t('modules.nav')}>
      {modules.map((module) => {
        const on = module.id === chosen;
        return (
          <button
            type="button"
            key={module.id}
            data-module={module.module_type}
            className={cx(on && 'on')}
            aria-label={named ? module.module_name : undefined}
            aria-pressed={on}
            onClick={() => choose(module)}
          >
            {children(module)}
          </button>
        );
      })}
    </nav>
  );
}

/** Scrolls the strip so that the current module is centered, without scrolling the page. */
function bringToMiddle(row: HTMLElement | null): void {
  const pressed = row?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  const box = row?.getBoundingClientRect();
  if (!row || !pressed || !box) return;
  row.scrollLeft += pressed.left + pressed.width / 2 - (box.left + box.width / 2);
}
