// The last stored shot of a kind, and when the next one is due: 'when was his last tetanus shot'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import type { Household } from '../../../reading/household.ts';
import { quoted } from '../../../text/say.ts';

interface Told {
  Stored: string;
  due: string;
}

/** The last such shot on record, and when the next one is due. */
export function storedShot(
  household: Household,
  row: { record?: string; years?: number },
  member: FamilyMember | undefined,
): Told {
  const { record = '', years = 0 } = row;
  if (record === '' || !member) return { Stored: '', due: '' };
  const shot = household.records
    .filter(
      ({ familyMemberId, title }) => familyMemberId === member.id && new RegExp(record, 'i').test(title),
    )
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))[0];
  const whose = member.id === household.speakerId ? 'you' : quoted(member.name);
  if (shot?.date === null)
    return { Stored: `${quoted(shot.title)} is stored for ${whose} without a date. `, due: '' };
  if (!shot) return { Stored: `No tetanus shot is stored for ${whose}. `, due: '' };
  const by = shot.provider === '' ? '' : ` (${quoted(shot.provider)})`;
  const next = `${Number(shot.date.slice(0, 4)) + years}${shot.date.slice(4)}`;
  const [, month = '', year = ''] = /^[^,]+, (\p{L}+) [^,]+, (\d+)$/u.exec(formatLongDate(next)) ?? [];
  return {
    Stored: `The last one stored for ${whose} is ${quoted(shot.title)}, ${formatLongDate(shot.date).replace(/^[^,]+, /, '')}${by}. `,
    due: month === '' ? '' : `, so the next one is due about ${month} ${year}`,
  };
}
