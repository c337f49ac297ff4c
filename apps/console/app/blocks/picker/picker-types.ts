import type { QueryKey } from '@tanstack/react-query';
import type { ControlProps } from '#blocks/form/index.ts';

export type PickerOption = { id: number; name: string; detail?: string | null };

/** Where the options come from: what the search finds, or exactly the ones with these ids. */
export type PickerSource = {
  /** Begins with the resource that live events name. */
  key: QueryKey;
  load: (query: { search: string } | { ids: number[] }, signal: AbortSignal) => Promise<PickerOption[]>;
};

export type PickerProps = ControlProps & {
  source: PickerSource;
  many?: boolean;
  help?: string | undefined;
  optional?: boolean;
  /** False where the screen lists what is chosen itself. */
  listed?: boolean;
};
