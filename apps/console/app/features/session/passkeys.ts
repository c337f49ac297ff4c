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

/** A WebAuthn response in the format of the API. */
export type Credential = { id: string; type: 'public-key' };

/** Whether the browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Signs in with a passkey, without a password. */
export async function signInWithPasskey(): Promise<ConsoleSession> {
  const { options } = await plainApi.call(beginPasskeySignIn, {});
  return plainApi.call(signInByPasskey, { body: { credential: await askForPasskey(options) } });
}

/** Proves the second factor with a passkey. */
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
