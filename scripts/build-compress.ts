// Writes compressed copies beside every compressible file, so that the server only has to send them.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSES = /\.(?:js|css|svg|txt|json|webmanifest)$/;

/** Writes `.br` (quality 11) and `.gz` (level 9) copies below `folder`. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSES.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const plain = await readFile(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        await writeFile(`${path}.br`, await brotli(plain, { params }));
        await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
      }),
  );
}
