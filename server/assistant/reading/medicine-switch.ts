// A change told with two medicines, 'stopped lisinopril, shes on losartan 50 mg': one is stopped and the other is new. Each
// becomes a wish of its own, whatever joins them, and neither gets the amount of the other.
import { isSameMedicine } from '../text/medicine-sorts.ts';
import type { Tagged } from './read-tags.ts';
import { isEnglish } from './spelling.ts';
import type { Wish } from './wish.ts';

/** A medicine in the text as typed. */
interface Mention {
  said: string;
  start: number;
  end: number;
}

const STOPS =
  /(?<!\b(?:don['’]?t|do not|didn['’]?t|did not|never|not|can['’]?t|shouldn['’]?t|should|without|before|after|if) (?:\S+ )?)\b(?:stop(?:s|ped|ping)?|quits?|off|no longer|discontinued?|drop(?:s|ped)|ended|finished|done with)\b[^,.;]*$/i;
const IS_STOPPED = /^ (?:(?:is|was|got|has been) )?(?:stopped|discontinued|off|over|done)\b/i;
const BEGINS =
  /\b(?:on|onto|takes?|taking|started|starts?|begins?|began|gets?|prescribed|uses?|using|(?:switch|chang|mov)\w*(?: \S+){0,2} to)(?: (?:the|an?|some|new|her|his|my|now|taking|only|just|on|instead))*\s$/i;
const STAYS = /\b(?:still|keeps?|stays?|continues?|remains?|while|before|after|because|until|till)\b/i;
const SWITCHES = /\b(?:switch|swap|swop|chang|mov|transition|replac)\w*\b[^,.;]*$/i;
const IN_PLACE = /^\s(?:was |is )?(?:to|for|with|by|onto)\s(?:the |an? |her |his |my )*$/i;
const INSTEAD = /\s(?:instead|in place|rather) (?:of|than)\s(?:the |an? |her |his |my )*$/i;
/** Where the clause of the second medicine begins. */
const CLAUSE =
  /[,.;–—]+\s|\s(?=(?:and|so|but|then|now|instead|s?he|s?he['’]?s|they|they['’]?re|i|i['’]?m|we|takes?|started|starts|switched|stopped|quit|off|no longer)\b)/i;

/** The medicines of a text in its order; a word that no list knows is one before its amount. */
function mentionsIn({ typed, tokens, tags }: Tagged): Mention[] {
  const mentions: Mention[] = [];
  for (const { type, from, to } of tags) {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last) continue;
    const before = mentions.at(-1);
    const name = tokens[from - 1];
    const isUnknown =
      type === 'dose' && name !== undefined && !isEnglish(name.word) && /^\p{L}{5}/u.test(name.word);
    const isNamed = tags.some((tag) => tag.from < from && tag.to >= from);
    if (type === 'medicine' && before && /^[ -]$/.test(typed.slice(before.end, first.start))) {
      before.end = last.end;
      before.said = typed.slice(before.start, last.end);
    } else if (type === 'medicine')
      mentions.push({ said: typed.slice(first.start, last.end), start: first.start, end: last.end });
    else if (isUnknown && !isNamed) mentions.push({ said: name.word, start: name.start, end: name.end });
  }
  return mentions;
}

/** The text of what is stopped and of what is new; undefined where two neighbours are no such change. */
function parts(
  { typed, tags }: Tagged,
  one: Mention,
  other: Mention,
): { old: string; fresh: string } | undefined {
  const [lead, between] = [typed.slice(0, one.start), typed.slice(one.end, other.start)];
  const [whole, rest] = [typed.slice(0, one.end), typed.slice(other.start)];
  if (isSameMedicine(one.said, other.said) || STAYS.test(between)) return undefined;
  if (SWITCHES.test(lead) && IN_PLACE.test(between)) return { old: whole, fresh: rest };
  const isDosed = tags.some(({ type }) => type === 'dose' || type === 'frequency');
  if (INSTEAD.test(between) && BEGINS.test(lead) && isDosed)
    return { old: rest, fresh: typed.slice(0, one.end) + between.replace(INSTEAD, '') };
  const clause = CLAUSE.exec(between);
  if (!clause) return undefined;
  const at = one.end + clause.index;
  const [first, second] = [typed.slice(0, at), typed.slice(at + clause[0].length)];
  const next = between.slice(clause.index + clause[0].length - 1);
  // 'Took mom off lisinopril, losartan 50 mg instead'
  const isNext = /^\s*$/.test(next) && tags.some(({ type }) => type === 'dose') && /\binstead\b/i.test(rest);
  if ((STOPS.test(lead) || IS_STOPPED.test(between)) && (BEGINS.test(next) || isNext))
    return { old: first, fresh: second };
  return BEGINS.test(lead) && STOPS.test(next) && isDosed ? { old: second, fresh: first } : undefined;
}

/** A wish with the person, and who decided so, of the other one, where it names none. */
function sharing(wish: Wish, { slots: other }: Wish, intent: string): Wish {
  const { people, groups, isMe, contacts, doctors } = wish.slots;
  const isOpen = people.length + groups.length === 0 && !isMe;
  const whom = isOpen ? { people: other.people, groups: other.groups, isMe: other.isMe } : {};
  const who =
    contacts.length + doctors.length === 0 ? { contacts: other.contacts, doctors: other.doctors } : {};
  return { ...wish, slots: { ...wish.slots, ...whom, ...who }, intents: [{ intent, share: 1 }] };
}

/** The two wishes of a message that stops one medicine and begins another. */
export function medicineSwitch(tagged: Tagged, read: (text: string) => Wish): Wish[] {
  // A question or a condition decides nothing yet.
  if (
    /\?\s*$|^\W*(?:when|does|did|is|are)\b|\b(?:if|unless|in case|maybe|might|should|can|could)\b/i.test(
      tagged.typed,
    )
  )
    return [];
  const mentions = mentionsIn(tagged);
  for (const [at, one] of mentions.entries()) {
    const other = mentions[at + 1];
    const found = other && parts(tagged, one, other);
    if (!found) continue;
    const [old, fresh] = [read(found.old), read(found.fresh)];
    return [sharing(old, fresh, 'medicine_stop'), sharing(fresh, old, 'medicine_add')];
  }
  return [];
}
