// The last day of a medicine that is said to have stopped: the day that is told, else today.
import { nearDay } from '../../moments.ts';
import type { Asked } from '../../plan.ts';
import { pastDay } from '../history/find-records-of-health.ts';

export interface StopFields {
  isActive?: false;
  endDate?: string;
  /** Today, where a stop is told without a day; a last day that is stored and earlier stays. */
  day?: string;
}

const STOPPED = /\b(?:stopped|ended|finished|quit|was taken off|came off|went off)\b/i;

/** 'Curt stopped taking it', 'is off it', 'no longer takes it', 'isn't on it anymore': told as so, and no order. */
const TELLS_STOP =
  /\b(?:stopped|finished|quit|(?:was|were|been|got) taken off|took (?:him|her|me|them|\p{L}+) off|c[ao]me off|went off|gone off|(?:is|are|am|['’]?s|['’]?re|['’]?m) (?:now )?off|(?:all )?(?:done|through|finished) with|no longer (?:takes?|taking|on|uses?|using|needs?|gets?)|discontinued)\b|(?:\bnot|n['’]?t) (?:take|taking|on|use|using|get|getting|need|have)\b[^.;!?]* any ?more\b/iu;
/** To come, asked, or told of a time that no day is named for. */
const NOT_NOW =
  /\b(?:will|going to|gonna|should|shall|can|could|may|might|would|if|when|once|until|till|til|plans?|planning|wants?|wanna|about to|soon|ago|earlier|already|last|back in|before|since|recently|lately|while|years?|months?|weeks?|never|almost|not yet|yet|has(?:n['’]?t| not)|have(?:n['’]?t| not)|did(?:n['’]?t| not))\b|\?\s*$/i;

const ORDERS = /^\W*(?:(?:please|pls|can you|could you|ok|hey|pip)[\s,]+)*(?:stop|end|mark)\b/i;

/** A stop that is told of now, without a day. */
const isToldNow = (text: string): boolean => {
  // 'She hasn't been on it anymore': the denial is the stop.
  const open = text.replace(/\b(?:is|are|was|does|do|has|have|am)(?:n['’]?t| not)\b/gi, "n't");
  return TELLS_STOP.test(text) && !ORDERS.test(text) && !NOT_NOW.test(open);
};

/** The fields of a stop, and its last day in words. */
export function stopFields({ slots, facts, text }: Asked): { fields: StopFields; when: string } {
  const said = slots.days.at(-1);
  // 'She stopped it on Friday' has been, where no date or week ahead is named.
  const isOver =
    said !== undefined && STOPPED.test(text) && !/(?<![\p{L}\d])\d|\b(?:next|this|coming)\b/u.test(text);
  const day = isOver ? pastDay(said, facts.today, text) : said;
  if (day === undefined)
    return isToldNow(text)
      ? {
          fields: { isActive: false, day: facts.today },
          when: `, with ${nearDay(facts.today, facts.today)} as the last day`,
        }
      : { fields: { isActive: false }, when: '' };
  const last = day.endDate ?? day.date;
  const when = `, with ${nearDay(last, facts.today)} as the last day`;
  // A day to come ends it then, not now.
  return last > facts.today
    ? { fields: { endDate: last }, when }
    : { fields: { isActive: false, endDate: last }, when };
}
