// Interface of a running browser: the few commands of WebDriver and WebDriver BiDi that the journeys need.

/** A tick of W3C input actions; both protocols take the same format. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly { type: string; [detail: string]: unknown }[];
}

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs the source of a function in the page and returns its JSON; waits for a promise. */
  evaluate(source: string, parameters: readonly unknown[]): Promise<unknown>;
  act(sources: readonly InputSource[]): Promise<void>;
  resize(size: Size): Promise<void>;
  clearCookies(): Promise<void>;
  /** A PNG of what is in the window. */
  picture(): Promise<Buffer>;
  /** Errors that the browser has reported so far. */
  problems(): Promise<readonly string[]>;
  /** Folder that receives downloads. */
  downloads: string;
  close(): Promise<void>;
}

/** The time zone of both browsers; the families of the journeys live in New York. */
export const BROWSER_ZONE = 'Europe/Berlin';
export const DESKTOP: Size = { width: 1280, height: 800 };
