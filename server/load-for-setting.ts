// Loads what a setting asks for, and nothing else needs: libraries for PostgreSQL, mail, OpenID Connect and models.
import { PRODUCT } from '#contract/common.ts';

/** Loads a part at the start; an error that names the setting when the part cannot be loaded. */
export async function loadForSetting<Part>(setting: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `${setting} needs a part of ${PRODUCT} that cannot be loaded here: run npm ci, and start again.`,
      { cause },
    );
  }
}
