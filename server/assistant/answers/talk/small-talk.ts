// Greetings, thanks, praise and complaints, jokes, questions about Pip, and feelings.
import { memberOf, whomIn } from '../people.ts';
import { wordingFor, filled } from '../wording.ts';
import { WordClasses } from '../named-rows.ts';
import type { Answerer, Answerers, Plan } from '../plan.ts';
import { withPlainSayings } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import feelings from './data/feelings.json' with { type: 'json' };
import areas from './data/help.json' with { type: 'json' };
import jokes from './data/jokes.json' with { type: 'json' };
import { howTo } from './how-to.ts';
import { isLaughter, isVent } from './vents.ts';
import { adviceForFeeling } from '../guides/guides.ts';
import { byName, talkPlan, wayOn } from './say.ts';

const [NOON, EVENING] = ['12:00', '17:00'];
const partOf = (time: string): string =>
  time < NOON ? ' this morning' : time < EVENING ? ' this afternoon' : ' tonight';
const restOf = (time: string): string => (time < NOON ? 'day' : time < EVENING ? 'afternoon' : 'night');

const greeting: Answerer = (asked) => talkPlan(asked, { part: partOf(asked.facts.time) });
const goodbye: Answerer = (asked) => talkPlan(asked, { rest: restOf(asked.facts.time) });
const plain: Answerer = (asked) => talkPlan(asked);

const about: Answerer = (asked) =>
  howTo(asked.text) ??
  talkPlan(asked, { name_or_you: asked.facts.firstName === '' ? 'you' : quoted(asked.facts.firstName) });

const joke: Answerer = ({ text, before }) => {
  const told = before?.answer ?? '';
  return {
    text: wordingFor(
      text,
      jokes.filter((one) => !told.includes(one)),
    ),
    offered: [{ label: 'Another joke', choice: 'joke' }],
  };
};

const HELP = ["Here's what I'm good for.", 'This is what I can do.', 'Ask me about any of these.'];
const HOW =
  'Just say it in your own words, such as “add a dentist appointment for Tuesday at 3”. I show a card, and nothing changes before you approve it.';

const ASKS_HOW = /\b(?:how|where(?:['’]?s)?|can|could|do|does|will|is|bigger|larger|smaller)\b/i;

const help: Answerer = ({ text }) => (ASKS_HOW.test(text) ? howTo(text) : undefined) ?? overview(text);

const overview = (text: string): Plan => ({
  text: [wordingFor(text, HELP), areas.map(({ area, can }) => `- **${area}**, ${can}`).join('\n'), HOW].join(
    '\n\n',
  ),
  offered: areas.slice(0, 4).flatMap((row) => wayOn(row.try)),
});

type Feeling = (typeof feelings)[number];
const TOPICS = new WordClasses(Object.fromEntries(feelings.map(({ topic, words }) => [topic, words])));
const OTHER: Feeling | undefined = feelings.at(-1);

/** A loss or an illness comes before everything that is told beside it. */
const GRAVE = /^(?:grief|ill)$/;
/** Somebody who wants to be heard is heard in the same tone. */
const KEEPS = /^(?:grief|ill|laughter)$/;
const IS_SAD =
  /\b(?:feel(?:ing)?|am|i['’]?m) (?:\w+ ){0,4}(?:sad|down|lonely|blue|bummed|homesick|weepy|teary)\b/i;

/** Warm, about the one who is named, with one thing that would help next. */
const feeling: Answerer = (asked) => {
  const said = withPlainSayings(asked.text);
  const topics = TOPICS.in(said);
  const named = topics.find((one) => GRAVE.test(one)) ?? topics[0];
  const isHeard = isVent(said) || isLaughter(asked.text);
  const topic = isHeard && !KEEPS.test(named ?? '') ? (IS_SAD.test(said) ? 'lonely' : 'tired') : named;
  const row = feelings.find((one) => one.topic === topic) ?? OTHER;
  if (!row) return { text: '' };
  // 'The death of me' asks for no advice on a loss.
  const advised =
    row.topic === 'worn' || isHeard
      ? undefined
      : adviceForFeeling(
          asked,
          filled(wordingFor(asked.text, row.says), { name: byName(asked), who: byName(asked) }),
        );
  if (advised) return advised;
  const whom = whomIn(asked);
  const member =
    whom.kind === 'one' && whom.member.id !== asked.household.speakerId
      ? whom.member
      : memberOf(asked, undefined);
  const name = member && quoted(member.name);
  const values = {
    name: byName(asked),
    who: name === undefined ? byName(asked) : ` for ${name}`,
    person: name ?? 'my child',
    fit: name === undefined || typeof member?.age !== 'number' ? '' : ` that suits ${name} at ${member.age}`,
  };
  return {
    text: `${filled(wordingFor(asked.text, row.says), values)} ${filled(row.next, values)}`,
    offered: row.offers.map((offer) => ({ label: filled(offer, values), choice: 'feeling' })),
    ...(member ? { focus: { family_member: member.id } } : {}),
  };
};

export const smallTalkAnswers: Answerers = {
  greeting,
  thanks: plain,
  goodbye,
  help,
  about,
  joke,
  feeling,
  complaint: plain,
  praise: plain,
};
