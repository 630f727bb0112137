// Sends a file or a text as the body of an operation. Apart from api.ts, which every first screen loads.
import { TAB_HEADER } from '#contract/live.ts';
import type { Operation } from '#contract/operation.ts';
import { ApiError, TAB } from './api.ts';

interface FileBody {
  body: Blob | string;
  /** 'application/octet-stream' leaves the kind of the file to the server. */
  type: 'application/octet-stream' | 'text/plain';
  query?: Record<string, string>;
  accept: string;
  signal: AbortSignal;
}

/** The raw response if it is OK; throws ApiError with the server's sentence otherwise. */
export async function sendFile(operation: Operation, file: FileBody): Promise<Response> {
  const { body, type, query = {}, accept, signal } = file;
  const params = new URLSearchParams(query).toString();
  const response = await fetch(params === '' ? operation.path : `${operation.path}?${params}`, {
    method: operation.method,
    credentials: 'same-origin',
    headers: { [TAB_HEADER]: TAB, 'content-type': type, accept },
    body,
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}
