import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import { ApiError } from '@errand/contract';
import { autocompletePlaces } from '@errand/contract/location';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { Problem } from './components/place-problem.tsx';
import { type FoundPlace, placeOf } from './places.ts';

export type Suggestion = { id: string; main: string; secondary: string };

const DEBOUNCE_MS = 180;
const NONE: Suggestion[] = [];

function suggestionsFor(text: string) {
  return queryOptions({
    queryKey: queryKeys.places.search(text),
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const response = await api.call(autocompletePlaces, { query: { search_text: text } }, { signal });
      return response.suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
        id: placeId,
        main: structuredFormat.mainText.text,
        secondary: structuredFormat.secondaryText.text,
      }));
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** Suggestions for the typed text, and the location of the chosen one. Stale responses are dropped. */
export function usePlaceSearch(found: (place: FoundPlace) => void) {
  const t = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [finding, setFinding] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const request = useRef(0);
  const typed = text.trim().slice(0, 200);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const query = useQuery({
    ...suggestionsFor(settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });

  function type(next: string): void {
    request.current += 1;
    setText(next);
    setFinding(false);
    setProblem(null);
  }

  /** Runs one search or lookup and aborts the previous one. */
  async function run(work: () => Promise<FoundPlace | null>): Promise<void> {
    const mine = ++request.current;
    setFinding(true);
    setProblem(null);
    const result = await work().then(
      (place) => ({ place, key: 'location.noneFor' as const }),
      (error: unknown) => ({
        place: null,
        key: isUnavailable(error) ? ('location.searchOff' as const) : ('location.searchFailed' as const),
      }),
    );
    if (mine !== request.current) return;
    setFinding(false);
    if (result.place) found(result.place);
    else setProblem({ text: t(result.key, { text: typed }) });
  }

  return {
    text,
    type,
    suggestions: typed === '' ? NONE : (query.data ?? NONE),
    state: searchState(typed, settled, query),
    retry: () => void query.refetch(),
    finding,
    problem,
    choose(suggestion: Suggestion): void {
      setText(suggestion.main);
      void run(() => placeOf(suggestion.id));
    },
    /** The first suggestion for the typed text, even before it is shown. */
    chooseFirst(): void {
      void run(async () => {
        const [first] = await client.fetchQuery(suggestionsFor(typed));
        return first ? placeOf(first.id) : null;
      });
    },
  };
}

function searchState(
  typed: string,
  settled: string,
  query: { isError: boolean; error: unknown; data?: Suggestion[] | undefined },
) {
  if (typed === '') return 'idle';
  if (query.isError && typed === settled) return isUnavailable(query.error) ? 'off' : 'failed';
  if (!query.data) return 'loading';
  return query.data.length === 0 && typed === settled ? 'empty' : 'found';
}

/** The shop has no geocoder, or it does not respond: a retry would not help. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}
