import { listCases } from '@errand/contract/console/cases';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';

/** Live events refetch the cases. The interval covers those that only time opens or closes. */
const REFETCH_MS = 30_000;

/** The first open cases that match; undefined while they load. */
export function useCases(
  query: NonNullable<InputOf<typeof listCases>['query']>,
): ResponseOf<typeof listCases> | undefined {
  const { data } = useQuery({
    ...consoleQuery('cases', listCases, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  return data;
}
