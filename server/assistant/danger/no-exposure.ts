// Allergies that are told without an exposure of now: a food that was offered and refused, and a reaction long past beside an
// allergy to be stored.
import { fold } from '../text/fold-text.ts';
import type { DangerKind } from './danger-kind.ts';

const plainly = (said: string): string => fold(said).replaceAll(/[’']/g, '');

const OFFERED =
  /\b(?:offer(?:ed|ing|s)?|tried to (?:give|hand|feed|slip)|wanted to give|held out|handed \w+|passed (?:him|her|them|around)|asked (?:him|her|them|\w+) (?:if|to try)|almost (?:gave|ate|had|took)|brought (?:him|her|them|in)|served)\b/;
const REFUSED =
  /\b(?:(?:told|tells) (?:them|him|her|us|everyone|the \w+|\w+) no|sa(?:id|ys) no|no thanks?|turned (?:(?:it|them|that|those|him|her|the \w+) )?down|refus(?:ed|es)|declined|passed on|(?:did ?n[o]?t|did not|would ?nt|would not|wont|will not|never) (?:even )?(?:eat|have|take|touch|try|taste|want|accept)|skipped (?:it|them|the)|gave (?:it|them) (?:right )?back|stopped (?:him|her|them) (?:in time|before)|shook (?:his|her) head|left (?:it|them) (?:alone|there))\b/;
/** Something was had, or a sign is told. */
const MET =
  /\b(?:ate|eaten|eating|bites?|bit|licked|lick|tasted|swallow\w*|had|took|taken|nibbl\w*|sip\w*|drank|kissed|gave (?:him|her|in)|tried (?:it|one|some|a|the)|touched|after all|anyway|later|snuck|sneaked|crumbs?|swell\w*|swollen|hives|rash|itch\w*|tingl\w*|throat|lips?|tongue|mouth|face|eyes?|breath\w*|wheez\w*|cough\w*|vomit\w*|thr[eo]w\w*|puk\w*|puff\w*|dizzy|faint\w*|pale|stomach|tummy|react\w*|spots|bumps|epi\w*|pen|benadryl|911|help|red|sick|hurts?|weird|funny)\b/;

/** 'Somebody offered Lucas cashew cookies and he told them no': nobody had any. */
export function isRefusedOffer(said: string): boolean {
  const text = plainly(said);
  return (
    OFFERED.test(text) && REFUSED.test(text) && !MET.test(text.replaceAll(new RegExp(REFUSED, 'g'), ' '))
  );
}

const OF_ALLERGY = /\ballerg\w+\b/;
const LONG_PAST =
  /\b(?:last (?:week|month|year|summer|winter|spring|fall|autumn|christmas|thanksgiving|halloween|easter|time)|(?:\d+|an?|one|two|three|four|five|six|a few|some|couple of|many|several) (?:weeks?|months?|years?) (?:ago|back)|(?:weeks|months|years) ago|(?:when|since) (?:he|she|they|\w+) (?:was|were) (?:only |about |just |around )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|an? (?:baby|toddler|kid)|little|small|younger)|as an? (?:baby|toddler|kid|infant)|back in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december))\b/;
/** Of now, or going on. */
const OF_NOW =
  /\b(?:still|again|today|tonight|now|this (?:morning|afternoon|evening)|just (?!\d)|since then|ever since|keeps?|worse|minutes?|mins?|hours?|at (?:lunch|dinner|breakfast)|(?:is|are|am|hes|shes|theyre|its|im) (?:all |so |really |getting )?(?:\w+ing|swollen|puffy|red|pale|blue|dizzy|limp|sick|not)|(?:cant|can ?not|wont|will not) (?:breathe?|stop|wake|swallow|talk|speak)|help|911|epi|what (?:do|should)|should (?:i|we)|do (?:i|we))\b/;
/** One more exposure, told behind the old one: 'had hives last week and ate one at school'. */
const ANOTHER =
  /(?:,|\b(?:and|but|then)\b) (?:\w+ ){0,4}?(?:ate|eaten|stung|bit|bitten|swallowed|gave|got into|(?:had|took) (?:one|some|it|two|more|another|the))\b/;
const isPast = (sentence: string): boolean => {
  if (!LONG_PAST.test(sentence)) return !MET.test(sentence);
  const another = ANOTHER.exec(sentence);
  return !another || !MET.test(sentence.slice(0, another.index));
};
const FILES_ALLERGY =
  /^\W*(?:(?:please|pls|can you|could you|hey|pip|ok|and|also) )*(?:add|put|note|save|enter|record|log|store|write)\b.*\ballerg\w+/;
/** How it shows each time. */
const SHOWS = /\b(?:gets|breaks out|comes out in|swells|vomits|throws up|itches|reacts)\b/;
const TELLS_ALLERGY = /\b(?:is|are|am|hes|shes|im) (?:\w+ )?allergic to\b.*\b(?:gets?|breaks? out)\b/;
/** Something was had, whenever. */
const EXPOSED =
  /\b(?:ate|eaten|eating|had|having|took|taken|taking|gave|given|giving|swallow\w*|bit|bitten|stung|licked|drank|drinking|touched|tried|got into|got (?:a|the|hives)|broke out|started|starting|getting|breaking|was|were|has (?:hives|a rash|swell\w*)|have (?:hives|a rash)|cant breathe|trouble breathing right|covered|everywhere|all over|turning|worse)\b/;
/** 'Add a penicillin allergy for Curt, he gets a rash': how it shows each time, and nothing of now. */
const tellsHabit = (text: string): boolean =>
  (FILES_ALLERGY.test(text) || TELLS_ALLERGY.test(text)) &&
  SHOWS.test(text) &&
  !EXPOSED.test(text) &&
  !OF_NOW.test(text);

const OF_REACTION: ReadonlySet<DangerKind> = new Set<DangerKind>(['allergy', 'doctor', 'emergency']);

/** 'Allergic to kiwi too, her lips itched after some last week': an allergy to be stored, with the reaction that told it. */
export function tellsPastReaction(kind: DangerKind, said: string): boolean {
  const text = plainly(said);
  if (kind === 'allergy' && !text.includes('?') && tellsHabit(text)) return true;
  return (
    OF_REACTION.has(kind) &&
    OF_ALLERGY.test(text) &&
    LONG_PAST.test(text) &&
    !OF_NOW.test(text) &&
    !text.includes('?') &&
    text.split(/[.!;\n]+(?=\s|$)/).every(isPast)
  );
}
