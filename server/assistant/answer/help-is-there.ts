// The message after a danger that tells of help: 'ok at the er now', 'the ambulance is here', 'driving to the er'.
import { membersSaid, tellThem } from '../answers/health/care/care-people.ts';
import type { Household } from '../reading/household.ts';
import { fold } from '../text/fold-text.ts';
import { paragraphs } from '../text/say.ts';

const PLACE =
  '(?:er|ed|emergency room|emergency department|emergency|hospital|urgent care|clinic|children.?s|icu)';
const CREW = '(?:ambulance|paramedics?|ems|medics|crew|fire department|911)';
const THERE = new RegExp(
  `\\b(?:(?:at|in|inside) (?:the )?${PLACE}|(?:got|made it|checked in|arrived) (?:to|at) (?:the )?${PLACE}|(?:in|inside) the ambulance|${CREW} (?:\\w+ ){0,2}(?:here|arrived|came|took over|with (?:him|her|us))|(?:seeing|with) the (?:doctor|dr|nurse|paramedics)|(?:doctor|dr|nurse|paramedics) (?:is|are) (?:here|with|looking|checking))\\b`,
);
const ON_THE_WAY = new RegExp(
  `\\b(?:(?:on|heading|headed|driving|going|omw|rushing|taking|leaving)\\b[^.!?]*\\b(?:to|for) (?:the )?${PLACE}|(?:on (?:our|my|the) way|omw)(?: there| now)?$|${CREW} (?:is|are) (?:on (?:its|the|their) way|coming))\\b`,
);
/** It is asked, refused or long over. */
const NOT_NOW =
  /\?|\b(?:should|do (?:i|we)|can (?:i|we)|if|not|no|never|dont|wont|cant|isnt|home|yesterday|last|later|tomorrow|appointment|until|full|closed)\b/;
const MOST_WORDS = 16;

const ARRIVED = 'If anything gets worse while you wait, say so at the desk at once.';
const DRIVING =
  'If it gets worse on the way, such as trouble breathing, fainting or a seizure, stop somewhere safe and call your emergency number.';

/** The words for it, with what the crew should know of the one named in `told`; undefined for any other message. */
export function helpIsThere(
  said: string,
  told: string,
  { household, today }: { household: Household; today: string },
): string | undefined {
  const text = fold(said).replaceAll(/[’']/g, '').trim();
  if (NOT_NOW.test(text) || text.split(/\s+/).length > MOST_WORDS) return undefined;
  const isThere = THERE.test(text);
  if (!isThere && !ON_THE_WAY.test(text)) return undefined;
  const [member, ...others] = membersSaid(fold(told), household);
  const tells = member && others.length === 0 ? tellThem(member, household, today) : undefined;
  return paragraphs(
    `${isThere ? 'Good, that is where help is.' : 'Good that help is close.'} Tell them what happened and when, and what was taken or given. ${isThere ? ARRIVED : DRIVING}`,
    tells,
    "Nothing of it is stored. When it's over, tell me what they said, and I write it down.",
  );
}
