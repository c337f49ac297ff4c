import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type PickerOption = {
  id: number;
  name: string;
  detail?: string | null;
  /** The offer of an item's store that takes precedence over offers of the item. */
  store_offer?: { percent: number; starts_at: string; ends_at: string } | null;
};

/** The source of the options: search results, or the objects with the given ids. */
export type PickerSource = {
  /** Begins with the resource that live events name. */
  key: QueryKey;
  load: (query: { search: string } | { ids: number[] }, signal: AbortSignal) => Promise<PickerOption[]>;
};

/** The names of chosen ids, in their order. `remember` stores the name of a new choice, which saves a request. */
export function useNamed(
  source: PickerSource,
  ids: readonly number[],
): [named: PickerOption[], remember: (option: PickerOption) => void] {
  const [known, setKnown] = useState<readonly PickerOption[]>([]);
  const asked = ids.filter((id) => !known.some((option) => option.id === id)).toSorted((a, b) => a - b);
  const { data = [] } = useQuery({
    queryKey: [...source.key, { ids: asked }],
    queryFn: ({ signal }) => source.load({ ids: asked }, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const named = ids.map((id) => {
    const option = [...known, ...data].find((one) => one.id === id);
    return option ?? { id, name: `#${id}` };
  });
  return [named, (option) => setKnown((options) => [...options, option])];
}
