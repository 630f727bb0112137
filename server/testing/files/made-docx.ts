// For tests: .docx files made of a document part, also such whose directory lies.
import { strToU8, zipSync } from 'fflate';

const ENTRY_SIGNATURE = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** The document part with these paragraphs; `doctype` stands before it. */
export const documentPart = (paragraphs: readonly string[], doctype = ''): string =>
  `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs
    .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;

/** A .docx with this document part, and further parts by their names. */
export const docxOf = (part: string | Uint8Array, others: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(RELATIONS),
      'word/document.xml': typeof part === 'string' ? strToU8(part) : part,
      ...Object.fromEntries(Object.entries(others).map(([name, xml]) => [name, strToU8(xml)])),
    }),
  );

/** The same file with a directory that declares `size` bytes for each entry. */
export function withDeclaredSize(zip: Buffer, size: number): Buffer {
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf(ENTRY_SIGNATURE); at !== -1; at = lying.indexOf(ENTRY_SIGNATURE, at + 4))
    lying.writeUInt32LE(size, at + 24);
  return lying;
}
