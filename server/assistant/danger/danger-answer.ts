// Pip's answer to a recognised danger: fixed text, the right number first, no data of other people and no doses.
import type { Safety } from '#contract/schemas/chat.ts';
import type { Course } from './course.ts';
import type { DangerKind } from './danger-kind.ts';
import { firstAid } from './first-aid.ts';
import { numbersFor, type Line, type Numbers } from '#rules/family/emergency-numbers.ts';

const paragraphs = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');
const called = ({ name, shown }: Line): string => (name.includes(shown) ? name : `${name} at ${shown}`);

const NOT_FOR_EMERGENCIES = "I'm an assistant, not a doctor, and I can't call anyone for you.";

/** Somebody had a food of their stored allergy, and no sign is described. */
const exposed = ({ emergency }: Numbers, call: string): string =>
  paragraphs(
    'Follow the allergy action plan now, and do not leave them alone. If a doctor told you to give epinephrine right after contact, give it as prescribed.',
    `Trouble breathing, a tight throat, swollen lips or tongue, hives, vomiting, dizziness or sudden weakness: use the prescribed epinephrine auto-injector right away, then call ${emergency}, even if it gets better.`,
    `No sign so far? Keep the auto-injector at hand, watch closely for the next hours, and call ${call} now to ask what to do. No epinephrine at home: call the doctor right away, and at the first sign the emergency number.`,
    NOT_FOR_EMERGENCIES,
  );

/** A dose was left out: nobody took too much. */
const missed = ({ emergency }: Numbers): string =>
  paragraphs(
    'Please ask your pharmacist or doctor now what to do about the missed dose; the leaflet often says it, too. Do not double the next one to catch up, unless they say so. I never give doses, and what is right depends on the medicine and on the time of the next one.',
    `For a medicine against seizures, for the heart, the blood or the sugar, and for insulin, call today. If someone is unwell now, call ${emergency}.`,
  );

/** Somebody else may be in a crisis: what the one who writes can do now. NIMH, 5 action steps; 988 Lifeline; AFSP. */
const crisisOfOther = ({ emergency, crisis }: Numbers, call: string): string =>
  paragraphs(
    "I'm glad you told me. Take it seriously, also when it was said in passing; it is no phase to wait out.",
    crisis
      ? `Please call ${called(crisis)} now, together or for advice how to help; day and night.${crisis.tel === '988' ? ' A text message to 988 works too.' : ''}`
      : 'Please call a crisis line where you live now, together or for advice how to help.',
    "Get to them or stay with them, calmly, and ask openly. 'Are you thinking about killing yourself?' Asking doesn't put the idea there. Listen without arguing, promise no secrecy, and lock away medicines, sharp things and weapons.",
    `If there is a plan, or danger this minute, call ${emergency}. For a child call ${call} today, too.`,
  );

/** Said in a crisis where something was swallowed: that comes before the talk. */
const taken = ({ emergency, poison }: Numbers): string =>
  `What was swallowed can't wait, even when nothing is felt yet. Call ${[emergency, ...(poison ? [called(poison)] : [])].join(', or ')}, now, and say what it was, how much and when. Unlock the door and keep the package at hand.`;

const ANSWERS: Record<DangerKind, (numbers: Numbers) => string> = {
  emergency: ({ emergency }) =>
    paragraphs(
      `Call ${emergency} now.`,
      'Stay with the person and put the phone on speaker; the people on the line will tell you what to do, step by step, until help is there.',
      NOT_FOR_EMERGENCIES,
    ),
  allergy: ({ emergency }) =>
    paragraphs(
      'If an epinephrine auto-injector was prescribed, use it right away, as its instructions say.',
      `Then call ${emergency}, even if it gets better, and tell them it may be anaphylaxis.`,
      'Do not wait to see whether it passes, and do not rely on an antihistamine instead. Lay the person down with the legs raised, or let them sit up if breathing is hard, and stay with them. No better after 5 to 15 minutes and there is a second auto-injector? Use it, too.',
    ),
  poison: ({ emergency, poison }) =>
    paragraphs(
      poison
        ? `Call ${called(poison)} now. They answer day and night and tell you exactly what to do.`
        : `Call ${emergency} now, or your poison center, and say what it was.`,
      `If the person collapses, has a seizure, has trouble breathing or cannot be woken, call ${emergency} at once.`,
      'Do not make anyone vomit. Keep the package or the plant at hand. For a swallowed button battery or magnets, do not wait for symptoms. Something in the eyes or on the skin is rinsed with running water while you call.',
      `If you smell gas or a carbon monoxide alarm sounds, take everyone outside first and call ${emergency} from there.`,
    ),
  crisis: ({ emergency, crisis }) =>
    paragraphs(
      "I'm really glad you said this. You don't have to carry it alone, and there is help right now.",
      crisis
        ? `Please call ${called(crisis)}; someone will listen, day and night.${crisis.tel === '988' ? ' A text message to 988 works too.' : ''}`
        : 'Please reach out now to a crisis line where you live, to a doctor, or to someone you trust.',
      `If anyone is in danger this minute, call ${emergency}. Stay with the person, or ask someone to stay with you, and move anything that could hurt out of reach. If you are afraid of hurting your baby, lay the baby down in the crib, close the door and call.`,
    ),
  abuse: ({ emergency, abuse }) =>
    paragraphs(
      "I'm sorry this is happening. No one deserves to be hurt, and it is not your fault.",
      `If someone is in danger right now, call ${emergency}.`,
      abuse.length > 0
        ? `You can talk to people who know what to do, day and night and in confidence: ${abuse.map(called).join(', and ')} for harm to a child.`
        : 'The police, a doctor, or a helpline against violence where you live can protect you and your children, in confidence.',
      "I haven't stored this anywhere but in this conversation, which only you can see.",
    ),
  doctor: ({ emergency }) =>
    paragraphs(
      'This is something for a doctor now. Please call your doctor or pediatrician right away, at night the after-hours line, or go to urgent care or the emergency room.',
      `Call ${emergency} if there is trouble breathing, blue lips, a seizure, a stiff neck, bleeding that does not stop, or someone who cannot be woken or is getting worse quickly.`,
      NOT_FOR_EMERGENCIES,
    ),
  dose: ({ emergency, poison }) =>
    paragraphs(
      "I never give doses, and I can't say which medicines may be taken together, started or stopped. Please ask your pharmacist or doctor; they know the weight, the age and the other medicines, and a pharmacist can often answer by phone right away.",
      poison
        ? `If too much or the wrong thing may already have been taken, call ${called(poison)} now, and ${emergency} if someone is unwell.`
        : `If too much or the wrong thing may already have been taken, call ${emergency} now.`,
    ),
};

function linesFor(kind: DangerKind, numbers: Numbers): Line[] {
  const emergency: Line = { name: 'Emergency', shown: numbers.emergencyTel, tel: numbers.emergencyTel };
  const own: Record<DangerKind, readonly (Line | null)[]> = {
    emergency: [emergency],
    allergy: [emergency],
    poison: [numbers.poison, emergency],
    crisis: [numbers.crisis, emergency],
    abuse: [emergency, ...numbers.abuse],
    doctor: [emergency],
    dose: [numbers.poison],
  };
  return own[kind].filter((line) => line !== null);
}

const capital = (name: string) => name.replace(/^the /, '').replace(/^./, (letter) => letter.toUpperCase());
const safetyOf = (kind: DangerKind, lines: readonly Line[]): Safety => ({
  kind,
  numbers: lines.map(({ name, shown, tel }) => ({ label: `${capital(name)} ${shown}`, tel })),
});

/** The words and the numbers for a danger that goes on; `call` is the doctor, `ask` the pharmacy. */
export function courseAnswer(
  { says, kind }: Course,
  zone: string,
  { call, ask }: { call: string; ask: string },
): { content: string; safety: Safety } {
  const numbers = numbersFor(zone);
  const { emergency, poison, crisis } = numbers;
  const content = says
    .replaceAll('{emergency}', emergency)
    .replaceAll('{poison}', poison ? `Then call ${called(poison)}, too.` : '')
    .replaceAll('{crisis}', crisis ? called(crisis) : 'a crisis line where you live')
    .replaceAll('{call}', call)
    .replaceAll('{ask}', ask)
    .trim();
  return { content, safety: safetyOf(kind, linesFor(kind, numbers)) };
}

interface About {
  isTaken?: boolean;
  onlyExposed?: boolean;
  onlyMissed?: boolean;
  said?: string;
  months?: number;
  /** The doctor to ask. */
  call?: string;
  /** A crisis of somebody else than the one who writes. */
  ofOther?: boolean;
}

/** The words and the numbers for a danger, where the household lives; `months` is the age of the one it is about. */
export function dangerAnswer(
  kind: DangerKind,
  zone: string,
  {
    isTaken = false,
    onlyExposed = false,
    onlyMissed = false,
    said = '',
    months,
    call = 'the doctor',
    ofOther = false,
  }: About = {},
): { content: string; safety: Safety } {
  const numbers = numbersFor(zone);
  const plain = onlyExposed
    ? exposed(numbers, call)
    : onlyMissed
      ? missed(numbers)
      : ofOther && kind === 'crisis'
        ? crisisOfOther(numbers, call)
        : ANSWERS[kind](numbers);
  const [first, ...rest] = plain.split('\n\n');
  const aid = firstAid(kind, said, months);
  const steps = isTaken ? taken(numbers) : aid?.says.replaceAll('{emergency}', numbers.emergency);
  const isFirst = (isTaken && ofOther) || aid?.first === true;
  const lines = [...linesFor(kind, numbers), ...(isTaken && numbers.poison ? [numbers.poison] : [])];
  return {
    content: isFirst ? paragraphs(steps, plain) : paragraphs(first, steps, ...rest),
    safety: safetyOf(kind, onlyMissed ? [] : lines),
  };
}
