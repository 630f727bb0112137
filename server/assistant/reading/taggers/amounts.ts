// A bare number behind 'to' or 'for' is an amount where things are counted, and an hour where somebody is seen.
import type { Tag, TagType } from '../tag.ts';
import type { Token } from '../tokens.ts';

const BARE_HOUR = /^(?:(?:to|for|from|by|until) )?(\d{1,2})$/i;
const COUNTED: ReadonlySet<TagType> = new Set<TagType>(['food', 'goods', 'dish', 'medicine', 'dose', 'list']);
const MET: ReadonlySet<TagType> = new Set<TagType>([
  'visit',
  'contact',
  'doctor',
  'vaccine',
  'school',
  'day',
  'range',
]);

/** The tags with bare hours among things that are counted as numbers: 'change the limes to 12'. */
export function withAmounts(typed: string, tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const has = (types: ReadonlySet<TagType>): boolean => tags.some(({ type }) => types.has(type));
  if (!has(COUNTED) || has(MET)) return [...tags];
  return tags.map((tag) => {
    if (tag.type !== 'time' || tag.time?.endTime !== undefined) return tag;
    const [, number] = BARE_HOUR.exec(typed.slice(tokens[tag.from]?.start, tokens[tag.to - 1]?.end)) ?? [];
    return number === undefined
      ? tag
      : { type: 'number', from: tag.to - 1, to: tag.to, value: number, ids: [] };
  });
}
