// Running headers and footers: the same text at the same height of several pages.
import { middleOf } from '../layout/geometry.ts';
import type { Segment } from '../layout/segments.ts';
import type { TextPage } from '../positioned-text.ts';

/** Part of the page, at its top and bottom, where running lines are. */
const EDGE = 0.14;

const isAtEdge = (segment: Segment, { height }: TextPage): boolean =>
  middleOf(segment) < EDGE * height || middleOf(segment) > (1 - EDGE) * height;

/** 'Page 3 of 8' is the same as 'Page 4 of 8', but '9/7 No school' is not '9/8 No school'. */
const keyOf = (segment: Segment): string => {
  const text = segment.text.toLowerCase().replaceAll(/\s+/g, ' ');
  const line = /^(?:page |seite |p\.? )?\d{1,3}(?: (?:of|von|\/) ?\d{1,3})?$/.test(text)
    ? 'page number'
    : text;
  return `${line}@${Math.round(middleOf(segment) / 6)}`;
};

/** Segments that are repeated on another page. */
export function runningLines(
  pages: readonly { page: TextPage; segments: readonly Segment[] }[],
): Set<Segment> {
  const seen = new Map<string, { pages: Set<TextPage>; segments: Segment[] }>();
  for (const { page, segments } of pages) {
    for (const segment of segments) {
      if (!isAtEdge(segment, page)) continue;
      const key = keyOf(segment);
      const same = seen.get(key) ?? { pages: new Set(), segments: [] };
      seen.set(key, same);
      same.pages.add(page);
      same.segments.push(segment);
    }
  }
  return new Set([...seen.values()].flatMap((same) => (same.pages.size > 1 ? same.segments : [])));
}
