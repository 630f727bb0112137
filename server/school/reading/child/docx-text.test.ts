// Text of .docx files that stands outside of their body.
import { expect, test } from 'vitest';
import { documentPart, docxOf } from '../../../testing/files/made-docx.ts';
import { readDocx } from './docx-text.ts';

const headerPart = (text: string): string =>
  `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r><w:r><w:tab/><w:t>2026-2027</w:t></w:r></w:p></w:hdr>`;

test('a page header is read once, before the body, also where two pages have the same [D11]', async () => {
  const file = docxOf(documentPart(['September 7', 'Labor Day']), {
    'word/header1.xml': headerPart('Oak &amp; Elm School '),
    'word/header2.xml': headerPart('Oak &amp; Elm School '),
  });
  const { lines } = await readDocx(file);
  expect(lines).toEqual(['Oak & Elm School  2026-2027', 'September 7', 'Labor Day']);
});
