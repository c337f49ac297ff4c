import type { Config } from '@errand/contract/config';
import type { Module } from '@errand/contract/modules';
import { useRouteLoaderData } from 'react-router';
import type { RequestSession } from './session/request-session.ts';

/** What the root loader hands to every page. */
export type RootData = { config: Config; modules: Module[]; session: RequestSession; origin: string };

export function useRootData(): RootData {
  const data = useRouteLoaderData('root') as RootData | undefined;
  if (!data) throw new Error('The root loader has no data');
  return data;
}

export function useConfig(): Config {
  return useRootData().config;
}
