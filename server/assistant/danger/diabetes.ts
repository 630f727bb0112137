// Diabetes as the family has it stored, and blood sugars as a message tells them: in mg/dL, also where they are said in mmol/L.
import { fold } from '../text/fold-text.ts';
import type { KnownFamily, KnownMember } from './family.ts';

/** Insulins, glucagon, and pills that can bring the sugar down too far. */
const LOWERS =
  /insulin|humalog|novolog|lispro|aspart|lantus|glargine|basaglar|toujeo|tresiba|degludec|levemir|detemir|fiasp|lyumjev|admelog|apidra|humulin|novolin|glucagon|baqsimi|gvoke|glipizide|glyburide|glimepiride/i;
const DIABETES = /\b(?:diabet\w*|t1d|t2d|type (?:1|2|one|two)|insulin|metformin)\b/i;

/** True where words, or the name of a medicine, tell of diabetes. */
export const saysDiabetes = (one: string): boolean => DIABETES.test(one) || LOWERS.test(one);

const isNoted = ({ notes = '', dietaryRestrictions = [], conditions = [] }: KnownMember): boolean =>
  [notes, ...dietaryRestrictions, ...conditions].some(saysDiabetes);
const takes = (
  { id }: KnownMember,
  { medicines }: KnownFamily,
  isMeant: (name: string) => boolean,
): boolean => medicines.some(({ name, familyMemberId }) => familyMemberId === id && isMeant(name));

/** True for somebody whose sugar can fall too far: metformin alone does not bring it down. */
export const mayFallLow = (member: KnownMember, family: KnownFamily): boolean =>
  isNoted(member) || takes(member, family, (name) => LOWERS.test(name));
export const isDiabetic = (member: KnownMember, family: KnownFamily): boolean =>
  isNoted(member) || takes(member, family, saysDiabetes);

const MG_OF_MMOL = 18;
/** '22 mmol', 'sugar is 3.2': a sugar with a decimal is one in mmol/L. Ketones are always told in it. */
const MMOL =
  /(?<!\bketones?\b[^.;]{0,20})(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?: ?mmols?(?:\/l)?\b|(?<=(?:bg|sugars?|glucose|dexcom|libre|cgm|meter)[: ]+(?:is |at |of |now |was |reads |says )*\d{1,2}[.,]\d)(?!\d))/g;

/** Folded text without apostrophes, its sugars in mg/dL. */
export const sugarText = (said: string): string =>
  fold(said)
    .replaceAll(/[’']/g, '')
    .replaceAll(MMOL, (_, number: string) =>
      String(Math.round(Number(number.replace(',', '.')) * MG_OF_MMOL)),
    );

/** 'Nareh 62 and shaky' says 'she is 62'; the number may not be the age. */
export const namesAsSubject = (text: string, members: readonly KnownMember[]): string =>
  text.replaceAll(/(?<!\p{L})(\p{L}+)(?=[, ]+\d)/gu, (word) =>
    members.some(({ names }) => names.has(word)) ? 'hes' : word,
  );
