import type { Config } from '@errand/contract/config';
import type { Landing } from '@errand/contract/content';
import type { Module } from '@errand/contract/modules';
import { createContext, useContext, useMemo } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { PageModule } from './api/server-context.ts';
import { type ChosenModule, useShownModule } from './session/index.ts';
import type { PageInput } from './session/page-input.ts';

/** The part of the landing data that the footer shows. */
export type FooterTexts = Pick<
  Landing,
  | 'download_user_app_title'
  | 'download_user_app_sub_title'
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title'
  | 'fixed_footer_description'
  | 'download_user_app_links'
>;

/** What the browser knows of the input of its page, with the module of the id; null for an unknown one. */
export type PageSession = Pick<PageInput, 'zoneIds' | 'moduleId' | 'language' | 'theme'> & {
  module: PageModule | null;
};

/** The data of the root loader. */
export type RootData = {
  config: Config;
  modules: Module[];
  footer: FooterTexts;
  session: PageSession;
  origin: string;
};

/** The configuration with which the root loader announces a maintenance; null for other errors. */
export function configOfError(error: unknown): Config | null {
  return isRouteErrorResponse(error) && isConfig(error.data) ? error.data : null;
}

function isConfig(data: unknown): data is Config {
  return typeof data === 'object' && data !== null && 'business_name' in data;
}

/** A context of its own, because the router's hook rerenders every reader when a navigation begins or ends. */
export const RootDataContext = createContext<RootData | null>(null);

/** The data of the root loader, with the module that the document shows now. */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  const shown = useShownModule();
  if (!data) throw new Error('The root loader has no data');
  return useMemo(() => (shown ? withModule(data, shown) : data), [data, shown]);
}

function withModule(data: RootData, { id, module_type: type }: ChosenModule): RootData {
  return { ...data, session: { ...data.session, moduleId: id, module: { id, type } } };
}
