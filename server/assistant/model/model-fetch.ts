// `fetch` for the providers of language models, with a limit on the size of a response.

/**
 * Bytes of one response of a provider: 400,000 characters, each in a chunk of JSON of its own of about 250 bytes,
 * would be 100 MB; real servers send words, not letters.
 */
const MOST_RESPONSE_BYTES = 16_000_000;

/**
 * `fetch` for model providers. A response longer than the limit fails as if its connection had broken. Redirects are
 * refused: the key of the provider would go along in its own header.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_RESPONSE_BYTES) controller.error(new Error('The model answered without an end.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
