// The message after a danger that tells of help: 'ok at the er now', 'the ambulance is here', 'driving to the er', 'called them, all good'.
import { membersSaid, tellThem } from '../answers/health/care/care-people.ts';
import { coursesTold } from '../danger/course.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
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
const HELPERS =
  '(?:poison (?:control|help|center)|them|they|(?:the )?(?:nurse|doctor|doc|pediatrician|pharmacist|er|hospital|dispatcher|x ?ray|advice line|nurse line)|dr \\w+)';
/** Who knows about it was asked. */
const ASKED = new RegExp(
  `\\b(?:(?:called|talked (?:to|with)|spoke (?:to|with)|phoned|rang|asked|off the phone with|heard from|saw) ${HELPERS}|${HELPERS} (?:just )?(?:says?|said|told (?:me|us)|thinks?|shows?|showed|looked|checked)|all clear)\\b`,
);
/** And it is over. */
const ALL_WELL =
  /\b(?:(?:all|were|we are|im|i am|its|it is|everything(?:s| is)?|all is) (?:good|fine|ok|okay|well|clear|set)|all clear|(?:hes|shes|theyre|he is|she is|they are) (?:\w+ )?(?:fine|good|ok|okay|great|well|perfect)|nothing to (?:worry about|do)|no need to (?:come|go|worry)|phew|relieved)\b/;
const NOT_REACHED =
  /\?|\b(?:but|though|except|still|should|if|not|no answer|on hold|voicemail|busy|cant|cannot|couldnt|didnt|wont|havent|going to|gonna|will|later|tomorrow|call(?:ing)? back)\b/;
/** Where these people decide; a reaction, a crisis and violence are not over by a call. */
const ENDS: ReadonlySet<DangerKind> = new Set<DangerKind>(['poison', 'doctor']);

/** It is asked, refused or long over. */
const NOT_NOW =
  /\?|\b(?:should|do (?:i|we)|can (?:i|we)|if|not|no|never|dont|wont|cant|isnt|home|yesterday|last|later|tomorrow|appointment|until|full|closed)\b/;
const MOST_WORDS = 16;

const ARRIVED = 'If anything gets worse while you wait, say so at the desk at once.';
const DRIVING =
  'If it gets worse on the way, such as trouble breathing, fainting or a seizure, stop somewhere safe and call your emergency number.';

/** 'It's in the stomach' of a coin is no sign. */
const WHERE_IT_IS = /\b(?:is|its|in|into|passed) (?:in )?(?:the|his|her) (?:stomach|belly|tummy)\b/g;

/** 'Called them, she's fine': a kind word, and no alarm any more; undefined where anything is open. */
function allClear(said: string, text: string, kind: DangerKind): string | undefined {
  const isOver = ENDS.has(kind) && ASKED.test(text) && ALL_WELL.test(text) && !NOT_REACHED.test(text);
  if (!isOver || coursesTold(said.toLowerCase().replaceAll(WHERE_IT_IS, ' ')).has('sign')) return undefined;
  return 'Good to hear, and good that they were asked. Do as they said, and call the same people again if anything changes. Nothing of it is stored; tell me if it goes into the health history.';
}

/** The words for it, with what the crew should know of the one named in `told`; undefined for any other message. */
export function helpIsThere(
  said: string,
  told: string,
  { household, today }: { household: Household; today: string },
  kind: DangerKind,
): string | undefined {
  const text = fold(said).replaceAll(/[’']/g, '').trim();
  const clear = allClear(said, text, kind);
  if (clear !== undefined) return clear;
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
