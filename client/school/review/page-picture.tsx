// The picture of a page that rows were read from: whole with a row's box marked, or the strip around the box.
import { useState } from 'react';
import type { Box } from '#contract/school-reading.ts';

/** Width to height of a page until its picture has told. */
const LETTER = 8.5 / 11;
/** Parts of the page around the box. */
const MARGIN = 0.02;
/** Narrower strips would be enlarged until they blur. */
const NARROWEST = 0.4;

interface StripProps {
  picture: string;
  box: Box;
}

/** The part of the page around a row, as wide as its place. */
export function PageStrip({ picture, box }: StripProps) {
  const [shape, setShape] = useState(LETTER);
  const width = Math.min(1, Math.max(NARROWEST, box.width + 2 * MARGIN));
  const height = Math.min(1, box.height + MARGIN);
  const left = Math.min(1 - width, Math.max(0, box.x + box.width / 2 - width / 2));
  const top = Math.min(1 - height, Math.max(0, box.y + box.height / 2 - height / 2));
  return (
    <span
      className="relative block w-full overflow-hidden rounded-lg border border-line bg-white"
      style={{ aspectRatio: (width / height) * shape }}
    >
      <img
        src={picture}
        alt=""
        className="absolute top-0 left-0 max-w-none origin-top-left"
        style={{ width: `${100 / width}%`, transform: `translate(${-100 * left}%, ${-100 * top}%)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setShape(naturalWidth / naturalHeight);
        }}
      />
    </span>
  );
}

interface PagePictureProps {
  picture: string;
  number: number;
  /** The row to mark. */
  box: Box | undefined;
}

export function PagePicture({ picture, number, box }: PagePictureProps) {
  const percent = (part: number) => `${100 * part}%`;
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative overflow-hidden rounded-xl border border-line bg-white">
        <img src={picture} alt={`Page ${number} of the file`} className="block w-full" />
        {box && (
          <span
            aria-hidden
            data-box
            className="absolute rounded-md border-3 border-[oklch(0.55_0.17_250)] bg-[oklch(0.7_0.15_250/0.2)] transition-[inset] duration-150 motion-reduce:transition-none"
            style={{
              left: percent(Math.max(0, box.x - MARGIN / 2)),
              top: percent(Math.max(0, box.y - MARGIN / 4)),
              width: percent(Math.min(1, box.width + MARGIN)),
              height: percent(Math.min(1, box.height + MARGIN / 2)),
            }}
          />
        )}
      </div>
      <figcaption className="text-soft">Page {number}</figcaption>
    </figure>
  );
}
