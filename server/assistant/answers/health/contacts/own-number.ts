// 'Lorraine's new cell is 520-555-0199': a number or address of somebody of the family.
import type { Asked } from '../../plan.ts';

const OWN_NUMBER =
  /['’]?s (?:new |own |work |home )*(?:cell|mobile|phone|number|email|e-mail)(?: phone)?(?: number| address)?\b(?! of\b)/i;
/** 'Lorraine's new cell is …', 'save my mom's number': the one of the family whose it is. */
export function withOwnNumber({ text, slots, household }: Asked): string | undefined {
  const [person, ...others] = slots.people;
  if (!person || others.length > 0 || slots.phones.length + slots.emails.length === 0) return undefined;
  const behind = text.slice(text.toLowerCase().indexOf(person.said.toLowerCase()) + person.said.length);
  // 'Moms' is said as one word.
  const isOwn = [behind, ...(/s$/i.test(person.said) ? [`s${behind}`] : [])].some(
    (words) => OWN_NUMBER.exec(words)?.index === 0,
  );
  return isOwn ? household.members.find(({ id }) => id === person.ids[0])?.name : undefined;
}
