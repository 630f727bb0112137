// The file in the body of a request: one field of a multipart form, or the body itself.
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { isFull } from '../../db/engine/sql-errors.ts';
import { AppError } from '../../errors.ts';
import { receiveFile, tooLarge, type ReceivedFile } from './received-file.ts';
import { REFUSALS } from './refusal.ts';

/** Name of the form's field. */
const FIELD = 'file';
/** Bytes of a form around its file. */
const FORM_MOST = 64 * 1024;
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 20, headerSize: 8192 };
const UNREADABLE = "This upload couldn't be read. Please choose the file again.";

const isText = (type: string): boolean => /^text\//i.test(type);

/** The file of a form. The rest of a form that is refused is read and dropped, so that the response arrives. */
function fileOfForm({ raw }: FastifyRequest, type: string, most: number): Promise<ReceivedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile>();
  const form = new Busboy({ headers: { ...raw.headers, 'content-type': type }, limits: LIMITS });
  let content: Readable | undefined;
  const fail = (error: unknown) => {
    raw.unpipe(form).resume();
    content?.destroy();
    reject(error instanceof Error ? error : new Error(UNREADABLE));
  };
  const receive = async (stream: Readable, isDeclaredText: boolean) => {
    try {
      resolve(await receiveFile(stream, { isDeclaredText, most }));
    } catch (error) {
      fail(error);
    }
  };
  form.on('file', (name, stream, _fileName, _encoding, mimeType) => {
    if (name !== FIELD || content) return void stream.resume();
    content = stream;
    void receive(stream, isText(mimeType));
  });
  form.once('finish', () => {
    if (!content) fail(new AppError('invalid', REFUSALS.empty));
  });
  form.once('error', fail);
  raw.once('close', () => {
    if (!raw.complete) fail(new Error('the upload ended early'));
  });
  raw.pipe(form);
  return promise;
}

/** Receives the file, of at most `most` bytes, into a temporary one, which the caller must close. */
export async function receiveUpload(request: FastifyRequest, most: number): Promise<ReceivedFile> {
  const type = request.headers['content-type'] ?? '';
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > most + FORM_MOST) throw tooLarge(most);
  if (/^application\/json\b/i.test(type))
    throw new AppError('invalid', 'Please send the calendar file itself, or its text.');
  try {
    return await (/^multipart\/form-data\b/i.test(type)
      ? fileOfForm(request, type, most)
      : receiveFile(request.raw, { isDeclaredText: isText(type), most }));
  } catch (error) {
    // What still arrives is dropped.
    request.raw.resume();
    throw error instanceof AppError || isFull(error)
      ? error
      : new AppError('invalid', UNREADABLE, { cause: error });
  }
}
