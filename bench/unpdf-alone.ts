// Text of the PDF at standard input by unpdf alone: the measure of reading a file with text.
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const STANDARD_INPUT = 0;
const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
const document = await getDocumentProxy(new Uint8Array(readFileSync(STANDARD_INPUT)), options);
let items = 0;
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  items += (await page.getTextContent()).items.length;
}
process.stdout.write(`${items}\n`);
