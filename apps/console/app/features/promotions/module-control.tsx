import type { ControlProps } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { targetSource } from './target-source.ts';

/** Selects a module. If it is `optional`, none means all modules. */
export function ModuleControl(props: ControlProps & { help?: string; optional?: boolean }) {
  return <Picker {...props} source={targetSource('modules')} />;
}
