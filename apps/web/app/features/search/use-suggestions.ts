import { useLanguage } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { listTrendingSearches, suggest } from '@errand/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { recentSearches } from './recent-searches.ts';

const PAUSE_MS = 150;

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

/** What to offer below the field: with nothing typed what was and what is searched for, else names that begin so. */
export function useSuggestions(typed: string, open: boolean, moduleId: number | undefined) {
  const language = useLanguage();
  const text = useSettled(typed.trim());
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    if (open) setRecent(recentSearches());
  }, [open]);
  const trending = useQuery({
    queryKey: ['trending', moduleId, language],
    queryFn: () => api.call(listTrendingSearches, {}),
    enabled: open,
    staleTime: 60_000,
  });
  const found = useQuery({
    queryKey: ['suggest', moduleId, language, text],
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
    /** The answer on the screen belongs to what is typed. */
    settled: empty || (text === typed.trim() && !found.isPlaceholderData && !found.isFetching),
    failed: !empty && found.isError,
    retry: () => void found.refetch(),
    forget: () => setRecent([]),
  };
}

function wordsOf(kind: 'recent' | 'trending', texts: string[]): Suggestion[] {
  return texts.map((text) => ({ kind, id: `${kind}-${text}`, text }));
}

function namesOf(answer: ResponseOf<typeof suggest> | undefined): Suggestion[] {
  if (!answer) return [];
  return [
    ...(answer.corrected ? [{ kind: 'word' as const, id: 'corrected', text: answer.corrected }] : []),
    ...answer.stores.map((store) => ({
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
    ...answer.items.map((item) => ({
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

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
