// Writes compressed copies beside every compressible file and page, so that the server only has to send them.
import { THEMES } from '#contract/preferences.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

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

/** Writes `<name>.<theme>.html.br` for pages that are the same for every visitor with that theme. */
export function compressPages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const html = readFileSync(join(folder, `${name}.html`), 'utf8');
    for (const theme of THEMES) {
      const plain = Buffer.from(html.replaceAll('__THEME__', theme));
      writeFileSync(join(folder, `${name}.${theme}.html.br`), brotliCompressSync(plain));
    }
  }
}
