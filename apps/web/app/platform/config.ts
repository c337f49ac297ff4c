import type { Config } from '@errand/contract/config';
import type { Landing } from '@errand/contract/content';
import type { Module } from '@errand/contract/modules';
import { useRouteLoaderData } from 'react-router';
import type { RequestSession } from './session/request-session.ts';

/** The part of the landing data that the footer shows. */
export type FooterTexts = Pick<
  Landing,
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title'
  | 'fixed_footer_description'
  | 'download_user_app_links'
>;

/** The data of the root loader. */
export type RootData = {
  config: Config;
  modules: Module[];
  footer: FooterTexts;
  session: RequestSession;
  origin: string;
};

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('The root loader has no data');
  return data;
}
