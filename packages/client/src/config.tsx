import type { Config } from '@errand/contract/config';
import { createContext, use } from 'react';

const ConfigContext = createContext<Config | null>(null);

/** Provides the operator's public configuration (`GET /api/v1/config`) to everything below. */
export const ConfigProvider = ConfigContext;

/** The operator's public configuration. Throws outside of `ConfigProvider`. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig outside of ConfigProvider');
  return config;
}
