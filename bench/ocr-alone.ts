// Words of the picture at standard input by the bare OCR core: the measure of reading a scanned page.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import load from 'tesseract.js-core/tesseract-core-simd-lstm.js';

const STANDARD_INPUT = 0;
const SPARSE_TEXT = 11;
const WORD = 3;

const core = await load({ print: () => undefined, printErr: () => undefined });
const data = new URL(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
core.FS.writeFile('/eng.traineddata', gunzipSync(readFileSync(data)));
const api = new core.TessBaseAPI();
api.Init('/', 'eng', 1);
core.FS.writeFile('/input', readFileSync(STANDARD_INPUT));
api.SetVariable('user_defined_dpi', '150');
api.SetPageSegMode(SPARSE_TEXT);
api.SetImageFile(1, 0);
api.Recognize(null);
let words = 0;
const iterator = api.GetIterator();
if (iterator)
  do words += iterator.GetUTF8Text(WORD).length > 0 ? 1 : 0;
  while (iterator.Next(WORD));
process.stdout.write(`${words}\n`);
