import { beginPasskey } from '@errand/contract/console/staff/second-factors';
import type { ConsoleSession } from '@errand/contract/console/staff/session';
import {
  beginPasskeyProof,
  beginPasskeySignIn,
  signInByPasskey,
} from '@errand/contract/console/staff/session';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api, plainApi } from '#platform/api.ts';

/** What WebAuthn returns, as the API takes it. */
export type Credential = { id: string; type: 'public-key' };

/** Whether the browser knows passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Signs in by a passkey alone. */
export async function signInWithPasskey(): Promise<ConsoleSession> {
  const { options } = await plainApi.call(beginPasskeySignIn, {});
  return plainApi.call(signInByPasskey, { body: { credential: await askForPasskey(options) } });
}

/** A passkey's proof of the second factor. */
export async function provePasskey(): Promise<Credential> {
  const { options } = await plainApi.call(beginPasskeyProof, {});
  return askForPasskey(options);
}

/** Creates a passkey on the member's device. */
export async function createPasskey(): Promise<Credential> {
  const { options } = await api.call(beginPasskey, {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })), type: 'public-key' };
}

async function askForPasskey(options: Record<string, unknown>): Promise<Credential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })), type: 'public-key' };
}
