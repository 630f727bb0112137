// A blow to the head, or blood, of somebody who takes a blood thinner by the family's records or the message itself: it bleeds
// on where nobody sees it, however well they seem. Head injuries: ACEP 2023, CDC field triage 2021.
import { fold, wordsOf } from '../text/fold-text.ts';
import type { Danger } from './danger-rules.ts';
import type { KnownFamily, KnownMember } from './family.ts';

export const THINNER =
  /warfarin|coumadin|jantoven|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|savaysa|edoxaban|plavix|clopidogrel|brilinta|ticagrelor|heparin|lovenox|enoxaparin|blood thinn/i;

const HEAD = /\b(?:head|skull|forehead|temple|concuss\w*)\b/;
const HIT =
  /\b(?:hit|hits|hitting|bump\w*|bang\w*|bonk\w*|knock(?:ed|s)?|struck|smack\w*|whack\w*|clonk\w*|crack\w*|fell|falls?|fallen|slip(?:ped|s)?|trip(?:ped|s)?|landed|concuss\w*|got a (?:bump|knot|lump|egg))\b/;
const BLEEDS = /\b(?:nose ?bleeds?|bleed(?:s|ing)?|bled|bloody|blood (?:in|from|out|on|coming|everywhere))\b/;
/** Nothing of it happened now. */
const NOT_NOW =
  /\b(?:if|what if|in case|when (?:he|she|they) (?:hits?|falls?)|log|record|note|write|years? ago|months? ago|last (?:month|year|summer|winter|fall|spring)|blood (?:test|work|draw|drive|type))\b/;

/** 'blow': to the head. 'blood': it bleeds. */
export function bleedingIn(said: string): 'blow' | 'blood' | undefined {
  const text = fold(said).replaceAll(/[’']/g, '');
  if (NOT_NOW.test(text)) return undefined;
  if (HEAD.test(text) && HIT.test(text)) return 'blow';
  return BLEEDS.test(text) ? 'blood' : undefined;
}

const ELDER =
  /\b(?:grandma|grandpa|gran|gram|granny|nana|grandmother|grandfather|mom|mum|mama|mother|dad|papa|father)s?\b/;

/** True for somebody named, or an elder by the word for it, who takes one. */
function takesThinner(said: string, { members, medicines }: KnownFamily): boolean {
  if (THINNER.test(said)) return true;
  const takers = new Set(medicines.filter(({ name }) => THINNER.test(name)).map((one) => one.familyMemberId));
  const words = wordsOf(fold(said).replaceAll(/[’']/g, ''));
  const isTaker = ({ id, notes = '' }: KnownMember): boolean => takers.has(id) || THINNER.test(notes);
  const named = members.filter(({ names }) => words.some((word) => names.has(word)));
  const elders = ELDER.test(fold(said))
    ? members.filter(({ relationship }) => relationship === 'grandparent')
    : [];
  return (named.length > 0 ? named : elders).some(isTaker);
}

/** The danger of bleeding on with a blood thinner; undefined where nothing tells it. */
export function thinnerDanger(said: string, family: KnownFamily): Danger | undefined {
  const what = bleedingIn(said);
  if (what === undefined || !takesThinner(said, family)) return undefined;
  return { kind: what === 'blow' ? 'emergency' : 'doctor', isCertain: true };
}
