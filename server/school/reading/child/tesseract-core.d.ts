// Types of the part of tesseract.js-core that the OCR uses; the package has none.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Rectangle {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
  }
  export interface ResultIterator {
    Begin(): void;
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    GetUTF8Text(level: number): string;
    Confidence(level: number): number;
    getBoundingBox(level: number): Rectangle;
    getBaseline(level: number): Rectangle;
    getRowAttributes(): { row_height: number; descenders: number; ascenders: number };
  }
  export interface TessBaseAPI {
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Loads `/input`, turned by its EXIF orientation and then clockwise by `angle` in radians. */
    SetImageFile(exif: number, angle: number): void;
    Recognize(monitor: null): number;
    GetIterator(): ResultIterator | null;
  }
  interface TesseractCore {
    FS: { writeFile(path: string, data: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  export default function load(options: {
    print: (text: string) => void;
    printErr: (text: string) => void;
  }): Promise<TesseractCore>;
}
