// A record is taken away only by words that say so: no reading of a message without such words proposes a removal.
import { unsure } from '../own-wish.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** The question about the same records, by the intent that takes them away. */
const READ_OF: Readonly<Record<string, string>> = {
  contact_remove: 'contact_ask',
  member_remove: 'member_about',
  record_remove: 'record_ask',
  medicine_remove: 'medicine_ask',
  appointment_cancel: 'appointment_ask',
  list_delete: 'list_ask',
  menu_clear: 'menu_ask',
};
/** 'Back to how it was', 'the old one again', 'revert' */
const TAKES_BACK =
  /\b(?:back|re(?:vert|vers|stor|cover)\w*|undid|roll\w*|before|again|old|return\w*|put .* as)\b/i;
const REMOVES =
  /^delete(?:FamilyMember|MedicalContact|MedicalRecord|Medication|MedicalAppointment|ShoppingList|WeeklyMenu)$/;

const VERBS =
  /\b(?:remov\w*|delet\w*|cancel\w*|eras\w*|tak(?:e|es|en|ing)|took|drop\w*|cross\w*|rid|scrap\w*|scratch\w*|stop\w*|clear\w*|wip(?:e|es|ed|ing)|emptied|skip\w*|quits?|toss\w*|trash\w*|dump\w*|ditch\w*|nix\w*|axe[ds]?|purg\w*|void|forget|cut|strike|throw\w*|fir(?:e|ed)|bail\w*|leave|blank|undo|un-?\p{L}{3,}|minus|never ?mind|nvm|bye)\b/iu;
/** Words that something is gone, over or wrong. */
const GONE =
  /\b(?:off|out|away|nah?|not?|none|never|longer|anymore|without|instead|moved|left|gone|died|passed|retired|closed|close|sick|lost|fell through|done with|mistakes?|accident\w*|duplicates?|twice|doubled?|wrong|(?:should|is|are|was|were|do|does|did|wo|ca|have|has)n['’]?t|cannot|go(?:es)?(?=\W*$)|(?:can|has to|have to|gotta|must|should) go)\b/i;
/** 'Empty the list', 'empty out the week'; 'the empty dinners' are none. */
const EMPTIES =
  /(?:^|\b(?:and|please|pls|to|can you|just|then) )\W*empty (?:the|my|our|out|it|this|next|that|all)\b/i;

/** 'Don't forget the scan', 'don't cancel it' */
const KEPT =
  /\b(?:do not|don['’]?t|never|not) (?:ever |let (?:me|us) |please )?(?:forget|cancel|remove|delete|skip|drop|miss|clear|take \S+ off)\b/gi;

/** 'Take it off Malia's profile' is about an entry of hers, and leaves her in the family. */
const OFF_PROFILE =
  /\b(?:it|that|this|them|those) (?:off|from|out of) (?:\S+ ){0,3}(?:profile|page|card|list|allergies|diet)\b/i;

const REMOVES_THEM =
  /\b(?:delete|remove|erase|drop|take) (?:him|her|them)\b|\b(?:from|off|out of) (?:the|my|our) contacts\b/i;

/** 'Take off the stove, Denise has one': who has, can or says something is nobody to be taken away. */
const isOnlyTold = ({ said, whole: { slots } }: Talk['reading']): boolean =>
  slots.contacts.length > 0 &&
  !REMOVES_THEM.test(said) &&
  slots.contacts.every(({ said: name }) =>
    new RegExp(
      `\\b${RegExp.escape(name)}(?:['’]ll|['’]s)? (?:has|had|owns?|can(?! go)|could(?! go)|will|brings?|is bringing|lent|lends|gave|gives|got|gets|said|says|told|wants)\\b`,
      'i',
    ).test(said),
  );

function says(text: string | undefined): boolean {
  const own = text?.replace(KEPT, '') ?? '';
  return VERBS.test(own) || GONE.test(own) || EMPTIES.test(own);
}

/** The wish that the message goes on about, and those that wait. */
const spoken = (state: DialogueState | undefined): (string | undefined)[] => [
  state?.text,
  state?.open?.text,
  state?.held?.text,
];

const removes = ({ tool }: Card): boolean => REMOVES.test(tool);

const OFF_OTHER_LIST =
  /\b(?:off|from|out of) (?:of )?(?:the |our |his |her |their )?(?:school|class|carpool|team|bus|pick-?up|invite|guest|roster|sign-?up|waiting|wait|email|chore)(?:['’]?s)? ?(?:list|roster|sheet|chain|chart)?\b/i;
const OF_MEDICINE =
  /\b(?:med(?:s|ication|icine)?s?|pills?|dos(?:e|es)|drops?|antibiotics?|prescriptions?|rx|course|inhalers?|tablets?|takes?|taking|treatment|bottle|cream|it|that|them)\b/i;
/** 'Take Ev off the school list' removes no member, and 'finished her viola practice' stops no medicine. */
const isOfOther = (intent: string, { said, whole }: Talk['reading']): boolean =>
  (intent === 'member_remove' && OFF_OTHER_LIST.test(said)) ||
  (intent === 'medicine_stop' &&
    whole.slots.medicines.length === 0 &&
    !OF_MEDICINE.test(said.replace(/[,;] (?:please )?(?:mark|check|note|log|put) (?:it|that)\b.*$/i, '')));

/** The decision; in the place of a removal that no word says, what is stored is told, or the parent asked. */
export function withSaidRemoval(talk: Talk, decided: Decided | undefined): Decided | undefined {
  if (!decided) return undefined;
  const { intent } = decided.state;
  const isUndo = intent === 'undo';
  const isRemoval = isUndo || READ_OF[intent] !== undefined || (decided.plan.cards ?? []).some(removes);
  const { said, written, whole } = talk.reading;
  if (talk.state === undefined && isOfOther(intent, talk.reading))
    return unsure(talk, {
      ...whole,
      intents: whole.intents.filter((one) => one.intent !== intent && READ_OF[one.intent] === undefined),
    });
  const isEntry = intent === 'member_remove' && OFF_PROFILE.test(said);
  const isTold = intent === 'contact_remove' && isOnlyTold(talk.reading);
  const words = isUndo ? [said, written] : [said, written, ...spoken(talk.state)];
  const isSaid = words.some(says) || (isUndo && TAKES_BACK.test(said));
  if (!isRemoval || (!isEntry && !isTold && isSaid)) return decided;
  const read = READ_OF[intent];
  const told = read === undefined ? undefined : carried(talk, runOf(whole, read));
  if (told && (told.plan.cards ?? []).length === 0) return told;
  return unsure(talk, {
    ...whole,
    intents: whole.intents.filter((one) => one.intent !== 'undo' && READ_OF[one.intent] === undefined),
  });
}
