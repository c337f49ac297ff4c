import { useLanguage } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { ResponseOf } from '@errand/contract';
import { listTrendingSearches, suggest } from '@errand/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';

const DEBOUNCE_MS = 150;

export type Suggestion =
  | { kind: 'recent' | 'trending' | 'word'; id: string; text: string }
  | {
      kind: 'item';
      id: string;
      name: string;
      caption: string;
      slug: string;
      src: string | null;
      tint: string | null;
      moduleId: number;
      ecommerce: boolean;
    }
  | {
      kind: 'store';
      id: string;
      name: string;
      caption: string;
      slug: string;
      src: string | null;
      tint: string | null;
      moduleId: number;
      zoneId: number;
    };

/** Suggestions of the search field: recent and trending searches, or names that start with the typed text. */
export function useSuggestions(typed: string, open: boolean, moduleId: number | undefined) {
  const language = useLanguage();
  const text = useDebounced(typed.trim(), DEBOUNCE_MS);
  const [recent, setRecent] = useState<string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  const hydrated = useHydrated();
  if (wasOpen !== (open && hydrated)) {
    setWasOpen(open && hydrated);
    if (open && hydrated) setRecent(recentSearches());
  }
  const trending = useQuery({
    queryKey: queryKeys.search.trending(moduleId, language),
    queryFn: () => api.call(listTrendingSearches, {}),
    enabled: open,
    staleTime: 60_000,
  });
  const found = useQuery({
    queryKey: queryKeys.search.suggestions(moduleId, language, text),
    queryFn: ({ signal }) => api.call(suggest, { query: { name: text } }, { signal }),
    enabled: open && text !== '',
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const empty = typed.trim() === '';
  const suggestions: Suggestion[] = empty
    ? [...wordsOf('recent', recent), ...wordsOf('trending', trending.data ?? [])]
    : namesOf(found.data);
  return {
    suggestions,
    empty,
    /** Whether the shown suggestions belong to the typed text. */
    settled: empty || (text === typed.trim() && !found.isPlaceholderData && !found.isFetching),
    failed: !empty && found.isError,
    retry: () => void found.refetch(),
    clearRecent: () => {
      clearRecentSearches();
      setRecent([]);
    },
  };
}

function wordsOf(kind: 'recent' | 'trending', texts: string[]): Suggestion[] {
  return texts.map((text) => ({ kind, id: `${kind}-${text}`, text }));
}

function namesOf(response: ResponseOf<typeof suggest> | undefined): Suggestion[] {
  if (!response) return [];
  return [
    ...(response.corrected ? [{ kind: 'word' as const, id: 'corrected', text: response.corrected }] : []),
    ...response.stores.map((store) => ({
      kind: 'store' as const,
      id: `store-${store.id}`,
      name: store.name,
      caption: store.kind,
      slug: store.slug,
      src: store.logo_full_url,
      tint: store.art?.tint ?? null,
      moduleId: store.module_id,
      zoneId: store.zone_id,
    })),
    ...response.items.map((item) => ({
      kind: 'item' as const,
      id: `item-${item.id}`,
      name: item.name,
      caption: item.store_name,
      slug: item.slug,
      src: item.image_full_url,
      tint: item.art?.tint ?? null,
      moduleId: item.module_id,
      ecommerce: item.module_type === 'ecommerce',
    })),
  ];
}
