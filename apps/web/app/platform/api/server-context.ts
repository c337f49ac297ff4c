import { ApiError, type Client, createClient, isErrorCode, type Transport } from '@errand/contract';
import type { ModuleType } from '@errand/domain/modules';
import { createContext, data, RouterContextProvider } from 'react-router';
import { inputHeaders, type PageInput } from '#platform/session/page-input.ts';

/**
 * The context of a loader: the in-process API and the input of the page, which never has a token. A call whose input the
 * API rejects becomes the not-found page, because the input comes from the address.
 */
export type PageContext = {
  api: Client;
  input: PageInput;
  /** The module of the input; null without one or for an unknown id. */
  module: () => Promise<PageModule | null>;
  /** Whether the database was unavailable for a call of the page. */
  wasUnavailable: () => boolean;
};

export type PageModule = { id: number; type: ModuleType };

/** What the server gives a rendering. Nothing of it may depend on the request. */
export type PageSources = {
  transport: Transport;
  /** The type of a module by its id; null for an unknown one. */
  moduleType: (id: number) => Promise<ModuleType | null>;
};

export const pageContext = createContext<PageContext>();

/** Created by the server per rendering. */
export function createPageContext(
  input: PageInput,
  { transport, moduleType }: PageSources,
): RouterContextProvider {
  const context = new RouterContextProvider();
  let isUnavailable = false;
  const watched: Transport = async (call) => {
    const response = await transport(call);
    isUnavailable ||= response.status === 503;
    return response;
  };
  const client = createClient(watched, () => inputHeaders(input));
  const api: Client = {
    call: (endpoint, sent, options) => client.call(endpoint, sent, options).catch(rejectAddress),
  };
  async function module(): Promise<PageModule | null> {
    const { moduleId: id } = input;
    if (id === null) return null;
    try {
      const type = await moduleType(id);
      return type && { id, type };
    } catch (error) {
      isUnavailable = true;
      throw error;
    }
  }
  context.set(pageContext, { api, input, module, wasUnavailable: () => isUnavailable });
  return context;
}

/** Rejected input has its field as the error code; other rejections have a code that a page may handle. */
function rejectAddress(error: unknown): never {
  if (error instanceof ApiError && error.status === 403) {
    if (error.code === 'validation' || !isErrorCode(error.code)) throw data(null, { status: 404 });
  }
  throw error;
}
