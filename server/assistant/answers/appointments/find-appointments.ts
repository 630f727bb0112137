// Finds the stored appointments that a wish is about: by person, then by the words of the visit, the doctor and the notes, then by
// the day.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { best, byWords, isCommonWord, wordSet, wordsOfVisits } from '../find-records.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { isWithin, nowAt, wallOf } from '../moments.ts';
import { childrenNamed, memberOf, whomIn } from '../people.ts';
import type { Asked } from '../plan.ts';

export interface FoundAppointments {
  /** Of the person, with the words, in order of time; on the day too where one of them is. */
  found: MedicalAppointment[];
  /** With the words, of somebody else; only where the person has none. */
  ofOthers: MedicalAppointment[];
  /** The wish says a visit, a doctor or a word of a stored appointment. */
  isNamed: boolean;
  /** Days were said, and none of `found` is on one of them. */
  isOtherDay: boolean;
}

/** Wall times by appointment: an answer asks for those of ten years a dozen times. */
const walls = new WeakMap<MedicalAppointment, { zone: string; wall: string }>();

/** 'YYYY-MM-DDTHH:MM' in the household's time zone. */
export function whenOf(asked: Pick<Asked, 'facts'>, appointment: MedicalAppointment): string {
  const { zone } = asked.facts;
  const known = walls.get(appointment);
  if (known?.zone === zone) return known.wall;
  const wall = wallOf(asked, appointment.appointmentDate);
  walls.set(appointment, { zone, wall });
  return wall;
}

export const dayOfAppointment = (asked: Pick<Asked, 'facts'>, appointment: MedicalAppointment): string =>
  whenOf(asked, appointment).slice(0, 10);

export const isComing = (asked: Pick<Asked, 'facts'>, appointment: MedicalAppointment): boolean =>
  whenOf(asked, appointment) >= nowAt(asked.facts);

export const byTime = (one: MedicalAppointment, other: MedicalAppointment): number =>
  Number(one.appointmentDate > other.appointmentDate) - Number(one.appointmentDate < other.appointmentDate);

export const contactOf = ({ household }: Pick<Asked, 'household'>, id: string | null | undefined) =>
  household.contacts.find((contact) => contact.id === id);

/** Numbers of days and hours name no appointment: 'the 15th' is no '15-month checkup'. */
const withoutNumbers = (text: string): string => text.replace(/\d+(?!\d|[ -]?(?:month|year|week))/gi, ' ');

const NUMBERED = /\b(\d{1,2}|\p{L}+)[ -]?(month|year|week)s?\b/giu;
/** The same word for 'two-month check' and '2 month appt'. */
const withNumbered = (text: string): string => {
  const joined = [...text.matchAll(NUMBERED)].flatMap(([, number = '', unit = '']) => {
    const count = numberWord(number.toLowerCase()) ?? Number(number);
    return Number.isInteger(count) && count > 0 ? `${count}${unit.toLowerCase()}` : [];
  });
  return [text, ...joined].join(' ');
};

/** The words of a wish without those of the people it names. */
function wordsAbout({ text, household, chosen }: Asked): string {
  const people = new Set(household.members.flatMap(({ name }) => wordsOf(name)));
  const typed = typeof chosen['which'] === 'string' ? `${text} ${chosen['which']}` : text;
  return wordsOf(withoutNumbers(typed))
    .filter((word) => !people.has(word) && !people.has(word.replace(/s$/, '')))
    .join(' ');
}

/** Words that a note is found by: none that a sentence needs anyway, such as 'before' or 'right'. */
const contentOf = (text: string): string =>
  wordsOf(text)
    .filter((word) => word.length > 3 && !isCommonWord(word))
    .join(' ');

const DOCTORS = /^(?:doctor|specialist)$/;
/** Appointments that the words name: their titles and doctors, else their notes. Undefined where no word fits any. */
function named(
  asked: Asked,
  among: readonly MedicalAppointment[],
  isWide = false,
): MedicalAppointment[] | undefined {
  const [contact, ...others] = asked.slots.contacts;
  // 'Every visit with Dr. Ellis Moore', and not with the other Dr. Moore.
  if (isWide && contact?.ids.length === 1 && others.length === 0 && asked.slots.visits.length === 0)
    return among.filter(({ contactId }) => contactId === contact.ids[0]);
  const text = withNumbered(wordsAbout(asked));
  const extra = wordsOfVisits(asked);
  const described = among.map((record) => {
    const doctor = contactOf(asked, record.contactId);
    return {
      record,
      words: wordSet(
        withNumbered(record.title),
        doctor?.name,
        doctor?.specialty,
        doctor?.type === 'dentist' ? 'dentist' : '',
      ),
    };
  });
  const matching = byWords(isWide && extra.size > 0 ? '' : text, described, extra);
  const found = isWide ? matching.map(({ record }) => record) : best(matching);
  // 'Cardiology' is the one that is called so, before others with the same doctor; 'physical' the sports physical, before a check.
  const titled = found.map((record) => ({ record, words: wordSet(record.title) }));
  const ofTitle = (more?: ReadonlySet<string>) => best(byWords(text, titled, more));
  const called = isWide || found.length < 2 ? [] : [ofTitle(), ofTitle(extra)].find((one) => one.length > 0);
  if (called && called.length > 0) return called;
  if (found.length > 0) return found;
  const contacts = new Set(asked.slots.contacts.flatMap(({ ids }) => ids));
  const ofContact = among.filter(({ contactId }) => contactId !== null && contacts.has(contactId));
  if (ofContact.length > 0) return ofContact;
  // 'The doctor' is no dentist, where a visit with a doctor is stored.
  const ofDoctors = among.filter(({ contactId }) => DOCTORS.test(contactOf(asked, contactId)?.type ?? ''));
  if (/\bdoctors?\b/i.test(asked.text) && ofDoctors.length > 0) return ofDoctors;
  const inNotes = (words: string) =>
    best(
      byWords(
        words,
        among.map((record) => ({ record, words: wordSet(record.notes) })),
      ),
    );
  if (namesVisit(asked)) {
    // 'His shots' is what the note of a checkup says.
    const said = [...asked.slots.visits, ...asked.slots.vaccines].map((thing) => thing.said).join(' ');
    const noted = inNotes(said);
    return noted.length === 1 ? noted : undefined;
  }
  const byNotes = inNotes(contentOf(text));
  return byNotes.length > 0 ? byNotes : undefined;
}

/** Ids of the people a wish names, or may mean; undefined where it names nobody. */
export function peopleIds(asked: Asked): ReadonlySet<string> | undefined {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return new Set([whom.member.id]);
  if (whom.kind === 'nobody') {
    const children = childrenNamed(asked) ?? [];
    return children.length === 0 ? undefined : new Set(children.map(({ id }) => id));
  }
  return new Set(whom.members.map(({ id }) => id));
}

/** Words that name a visit or a doctor, found in the wish or not. */
const namesVisit = ({ slots }: Asked): boolean =>
  slots.visits.some(({ name }) => name !== 'Doctor') ||
  slots.vaccines.length > 0 ||
  slots.contacts.length > 0;

export const onDays = (
  asked: Asked,
  among: readonly MedicalAppointment[],
  days: readonly SpokenDay[],
): MedicalAppointment[] =>
  among.filter((appointment) => days.some((day) => isWithin(dayOfAppointment(asked, appointment), day)));

/** The appointments among some that a wish means; with `isWide` all of the kind, not those that fit best; `days` are those on which it may be. */
export function findAppointments(
  asked: Asked,
  among: readonly MedicalAppointment[],
  days: readonly SpokenDay[],
  { isWide = false } = {},
): FoundAppointments {
  const ids = peopleIds(asked);
  const isOf = ({ familyMemberId }: MedicalAppointment) =>
    ids === undefined || (familyMemberId !== null && ids.has(familyMemberId));
  const own = among.filter(isOf);
  const nothing = namesVisit(asked) ? [] : undefined;
  const ownOnDays = onDays(asked, own, days);
  const bestNamed = named(asked, own, isWide);
  // 'The dentist on the 1st' is one of that day, before another of a dentist; 'the cleaning' is what is called so.
  const words = new Set(wordsOf(asked.text));
  const isTitled = bestNamed?.some(({ title }) =>
    wordsOf(title).some((word) => words.has(word) && !isCommonWord(word)),
  );
  const onDaysNamed = isTitled || ownOnDays.length === 0 ? undefined : named(asked, ownOnDays, isWide);
  const ownNamed = onDaysNamed !== undefined && onDaysNamed.length > 0 ? onDaysNamed : bestNamed;
  // 'His checkup Wednesday': the one visit of that person on that day, whatever it is called.
  const thatDay = ids === undefined ? [] : ownOnDays;
  const meant = ownNamed ?? (thatDay.length === 1 ? thatDay : nothing) ?? own;
  const fitting = meant.toSorted(byTime);
  const ofOthers =
    fitting.length > 0 || ids === undefined
      ? []
      : (
          named(
            asked,
            among.filter((one) => !isOf(one)),
          ) ?? []
        ).toSorted(byTime);
  const onDay = days.length === 0 ? fitting : onDays(asked, fitting, days);
  return {
    found: onDay.length > 0 ? onDay : fitting,
    ofOthers,
    isNamed: ownNamed !== undefined || nothing !== undefined,
    isOtherDay: days.length > 0 && onDay.length === 0,
  };
}

/** The appointment that a button or the conversation chose. */
export function chosenAppointment({ chosen, household }: Asked): MedicalAppointment | undefined {
  const choice = chosen['which'];
  return typeof choice === 'object' ? household.appointments.find(({ id }) => id === choice.id) : undefined;
}

/** The appointment that was spoken of last, for 'it'. */
export const focusedAppointment = ({ focus, household }: Asked): MedicalAppointment | undefined =>
  household.appointments.find(({ id }) => id === focus.medical_appointment);

/** The name of the person of an appointment is in its title. */
export const isNamedInTitle = (asked: Asked, { title, familyMemberId }: MedicalAppointment): boolean => {
  const member = memberOf(asked, familyMemberId);
  return member !== undefined && title.toLowerCase().includes(member.name.toLowerCase());
};

const IS_VISIT = /\b(?:appointments?|appts?|visits?)\b/;

/** False in 'put latex on Theo's too': a person alone names none of their visits. */
export function isSpokenOf(
  { slots, text, chosen, focus, household }: Asked,
  { id, title }: MedicalAppointment,
): boolean {
  const { visits, vaccines, contacts, doctors, days, times, addresses } = slots;
  const isNamed = [visits, vaccines, contacts, doctors, days, times, addresses].some(
    (kind) => kind.length > 0,
  );
  // 'Theo 15-month checkup' is not named by Theo.
  const names = new Set(household.members.flatMap(({ name }) => wordsOf(name)));
  const words = new Set(wordsOf(text)).difference(names);
  return (
    isNamed ||
    chosen['which'] !== undefined ||
    focus.medical_appointment === id ||
    IS_VISIT.test(fold(text)) ||
    wordsOf(title).some((word) => words.has(word) && !isCommonWord(word))
  );
}
