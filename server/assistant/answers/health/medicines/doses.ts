// Doses that were given: 'did Mia get her Zyrtec', 'gave Leo his ibuprofen at 3'. Only what is recorded is told; amounts are those said or
// stored, and nothing is advised.
import type { Dose } from '#contract/kinds/dose.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { addDays, formatTime, instantOf } from '#rules/time/dates.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { momentWords, nearDay, nowAt, wallOf } from '../../moments.ts';
import { isPlan, nameOf } from '../../people.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { READS, doseAsk, focusOn, givenWords } from './ask-doses.ts';
import { findMedicines, isMedicineName, nowOrMarked, oneMedicine } from './find-medicines.ts';
import { cardWords, forPeople, ownersOf } from '../narrow.ts';
import { ownName } from './say-medicine.ts';

const MEDICINES = /\b(?:meds|medicines|medications|pills|vitamins)\b/i;

/** The last such time of the clock: '7' in the evening is this morning's, or yesterday's where a day says so. */
function givenAt(asked: Asked): string {
  const { slots, facts, said } = asked;
  const now = nowAt(facts);
  const day = slots.days.find(({ isPast, date }) => isPast || date <= facts.today)?.date;
  const found = slots.times.at(-1);
  const date = day ?? (/\blast night\b/i.test(said) ? addDays(facts.today, -1) : facts.today);
  if (!found)
    return date === facts.today ? now : `${date}T${/\bnight|evening\b/i.test(said) ? '20:00' : '12:00'}`;
  const hour = Number(found.time.slice(0, 2));
  const other = `${String((hour + 12) % 24).padStart(2, '0')}${found.time.slice(2)}`;
  const times = found.assumed ? [found.time, other].toSorted() : [found.time];
  const walls = times.map((time) => `${date}T${time}`);
  const past = walls.filter((wall) => wall <= now);
  // 'Just had his 7 pm one', a little early: it was now.
  if (past.length === 0 && day === undefined && /\bjust\b/i.test(said)) return now;
  return (
    past.at(-1) ?? (day === undefined ? `${addDays(date, -1)}T${times.at(-1) ?? ''}` : (walls[0] ?? now))
  );
}

const AGO = /\b(\d+|an?|half an|[a-z]+) (min(?:ute)?s?|h(?:ou)?rs?) ago\b/i;

/** 'An hour ago'. */
function ago({ facts, text }: Asked): string | undefined {
  const [, count = '', unit = ''] = AGO.exec(text) ?? [];
  if (unit === '') return undefined;
  const number = /^half/i.test(count)
    ? 0.5
    : /^an?$/i.test(count)
      ? 1
      : (numberWord(count.toLowerCase()) ?? Number(count));
  if (Number.isNaN(number)) return undefined;
  const minutes = number * (unit.startsWith('m') ? 1 : 60);
  const at = new Date(instantOf(nowAt(facts), facts.zone).getTime() - minutes * 60_000);
  return wallOf({ facts }, at.toISOString());
}

/** 'Toby gave Junie her …': who gave it, where it is not the parent who writes. */
function giverOf(asked: Asked, { familyMemberId }: Medication): { givenBy?: string } {
  const giver = asked.slots.people.find(({ ids, said }) => {
    const behind = asked.text.slice(asked.text.indexOf(said) + said.length);
    return ids[0] !== familyMemberId && /^\s+(?:just |already )?(?:gave|has given)\b/i.test(behind);
  });
  const name = nameOf(asked, giver?.ids[0]);
  return name === undefined ? {} : { givenBy: name };
}

/** 'Mireille just gave it': who gives is not whom the medicine is for. */
function withoutGiver(asked: Asked): Asked {
  const [giver, ...others] = asked.slots.people;
  const behind = giver && asked.text.slice(asked.text.indexOf(giver.said) + giver.said.length);
  const isGiver =
    others.length === 0 && /^\s+(?:has |just |already )*(?:gave|given|did)\b/i.test(behind ?? '');
  return isGiver ? { ...asked, slots: { ...asked.slots, people: [] } } : asked;
}

/** 'Gave Wyatt 7.5 ml Tylenol at 4:30', which is none of his medicines: an entry of the health history. */
function givenOnce(
  asked: Asked,
  said: string,
  [member, ...others]: readonly FamilyMember[],
): Plan | undefined {
  const { slots } = asked;
  if (!member || others.length > 0 || slots.doses.length + slots.times.length === 0) return undefined;
  if (slots.days.some(({ isPast, date }) => !isPast && date > asked.facts.today)) return undefined;
  const wall = givenAt(asked);
  const at = slots.times.length === 0 ? '' : ` at ${formatTime(wall.slice(11))}`;
  return {
    text: `${capital(quoted(said))} isn't among ${quoted(member.name)}'s medicines, so it goes into the health history as given${at}. Have a look at the card.`,
    cards: [
      {
        tool: 'createMedicalRecord',
        input: {
          title: [capital(said), slots.doses[0]].filter(Boolean).join(' '),
          date: wall.slice(0, 10),
          familyMemberId: member.id,
          description: `Given${at}`,
        },
      },
    ],
    reads: READS,
    focus: { family_member: member.id },
  };
}

function doseAdd(heard: Asked): Plan {
  const { chosen } = heard;
  const asked = withoutGiver(heard);
  if (typeof chosen['which'] === 'object' && chosen['which'].kind === 'dose') return doseChange(asked);
  const { slots, facts, text } = asked;
  const { records, people, said, elsewhere } = findMedicines(asked, { one: true });
  const owned = nowOrMarked(
    records.filter(({ isActive }) => isActive),
    asked,
  );
  if (owned.length === 0) {
    const others =
      elsewhere.length > 0 && said !== undefined ? ` It's stored for ${ownersOf(asked, elsewhere)}.` : '';
    const isNamed = said !== undefined && isMedicineName(said);
    const name = isNamed ? capital(quoted(said)) : 'That medicine';
    const entry = isNamed && elsewhere.length === 0 ? givenOnce(asked, said, people) : undefined;
    if (entry) return entry;
    return {
      text: `${name} isn't stored as taken${forPeople(asked, people)} now, so I recorded nothing.${others} Tell me the medicine as its label has it, and I can keep its doses.`,
      reads: READS,
    };
  }
  const isAll = said === undefined && MEDICINES.test(text) && people.length > 0;
  const picked = isAll || owned.length === 1 ? owned : oneMedicine(asked, 'record', { onlyTaken: true });
  const medications = Array.isArray(picked)
    ? picked.filter(({ frequency }) => !isAll || frequency !== 'as needed')
    : picked;
  if (!Array.isArray(medications)) {
    if (isPlan(medications)) return medications;
    return cardsFor(heard, [medications]);
  }
  if (slots.days.some(({ date, isPast }) => !isPast && date > facts.today))
    return { text: 'A dose is recorded once it was given; that day is still to come.', reads: READS };
  return cardsFor(heard, medications);
}

function cardsFor(asked: Asked, medications: readonly Medication[]): Plan {
  const { slots, facts } = asked;
  const wall = ago(asked) ?? givenAt(asked);
  const [amount] = slots.doses;
  const [first] = medications;
  const when =
    wall === nowAt(facts)
      ? 'now'
      : `${nearDay(wall.slice(0, 10), facts.today)} at ${formatTime(wall.slice(11))}`;
  const names = medications.map((medication) => ownName(asked, medication));
  return {
    text: `Recording ${medications.length > 1 ? 'doses' : 'a dose'} of ${listed(names)}, ${when}. ${cardWords(asked)}`,
    cards: medications.map((medication) => ({
      tool: 'createDose',
      input: {
        medicationId: medication.id,
        givenAt: wall,
        ...(amount === undefined ? {} : { amount }),
        ...giverOf(asked, medication),
      },
    })),
    reads: READS,
    isAccounted: true,
    ...(first ? { focus: focusOn(first) } : {}),
  };
}

/** The recorded dose that is spoken of, else the newest one of the medicine. */
function doseMeant(asked: Asked): Dose | undefined {
  const { household, chosen, focus } = asked;
  const which = typeof chosen['which'] === 'object' ? chosen['which'].id : focus.dose;
  const spoken = household.doses.find(({ id }) => id === which);
  if (spoken) return spoken;
  const { records } = findMedicines(asked, { one: true });
  return household.doses.find((dose) => records.some((medication) => matchesMedication(medication)(dose)));
}

const NONE: Plan = { text: 'I see no recorded dose that this could be about.', reads: READS };

function doseChange(asked: Asked): Plan {
  const dose = doseMeant(asked);
  if (!dose) return NONE;
  const wall = ago(asked) ?? givenAt(asked);
  const [amount] = asked.slots.doses;
  if (
    asked.slots.times.length + asked.slots.days.length === 0 &&
    amount === undefined &&
    ago(asked) === undefined
  )
    return {
      text: `What should change about that dose of ${quoted(dose.medicine)}, the time or the amount?`,
      asked: 'time',
    };
  const isMoved = asked.slots.times.length + asked.slots.days.length > 0 || ago(asked) !== undefined;
  return {
    text: `That dose of ${quoted(dose.medicine)} ${isMoved ? `goes to ${momentWords(wall, asked.facts.today)}` : `is ${quoted(amount ?? '')}`}. ${cardWords(asked)}`,
    cards: [
      {
        tool: 'updateDose',
        input: {
          id: dose.id,
          ...(isMoved ? { givenAt: wall } : {}),
          ...(amount === undefined ? {} : { amount }),
        },
      },
    ],
    reads: READS,
    isAccounted: true,
    focus: { dose: dose.id },
  };
}

function doseRemove(asked: Asked): Plan {
  const dose = doseMeant(asked);
  if (!dose) return NONE;
  return {
    text: `This takes the dose of ${quoted(dose.medicine)}, ${givenWords(asked, dose)}, out of the log. ${cardWords(asked)}`,
    cards: [{ tool: 'deleteDose', input: { id: dose.id } }],
    reads: READS,
    isAccounted: true,
  };
}

export const doseAnswers: Answerers = {
  dose_ask: doseAsk,
  dose_add: doseAdd,
  dose_remove: doseRemove,
};
