import { ApiError } from '@errand/contract';
import { useState } from 'react';

type KeyHeader = { 'Idempotency-Key': string };

/** Whether the server has rejected a request. After a connection loss or a server error it may have been applied. */
export function isRejection(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

/**
 * Creates a function that sends one request at a time with an Idempotency-Key. The same body gets the same key until the
 * server has accepted or rejected it, so that a retry after a lost response or a server error is not applied twice.
 */
export function createIdempotentSend() {
  let open: { body: string; key: string } | null = null;
  return async function send<Body, Response>(
    body: Body,
    call: (body: Body, headers: KeyHeader) => Promise<Response>,
  ): Promise<Response> {
    const text = JSON.stringify(body);
    if (open?.body !== text) open = { body: text, key: crypto.randomUUID() };
    try {
      const response = await call(body, { 'Idempotency-Key': open.key });
      open = null;
      return response;
    } catch (error) {
      if (isRejection(error)) open = null;
      throw error;
    }
  };
}

/** `createIdempotentSend` for the lifetime of a component. */
export function useIdempotentSend() {
  return useState(createIdempotentSend)[0];
}
