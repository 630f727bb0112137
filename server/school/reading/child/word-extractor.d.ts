// Types of the part of word-extractor that is used; the package has none.
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(file: Buffer): Promise<{ getBody(options: { filterUnicode: boolean }): string }>;
  }
}
