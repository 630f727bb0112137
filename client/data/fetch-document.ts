// Fetches a file of markup as a document that is never shown.

/**
 * The document at `path`, such as a file of drawings. Only XMLHttpRequest reads one where pages may not parse text
 * (trusted types). Rejects where the file did not arrive or is no markup.
 */
export const fetchDocument = (path: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(path)),
    );
    request.open('GET', path);
    request.send();
  });
