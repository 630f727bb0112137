// The sheet for a sitter on paper; the same one that a link shows.
import { allergies } from '#contract/allergies.ts';
import { doses } from '#contract/doses.ts';
import { family } from '#contract/family.ts';
import { medical } from '#contract/medical.ts';
import type { SitterSheet } from '#contract/schemas/sitter.ts';
import { sitterSheet, whenInDoubt, type SitterWishes } from '#rules/family/sitter-sheet.ts';
import { formatLongDate, formatTime, wallTime } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { PrintedSheet } from '../../kit/print/printed-sheet.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';

function Child({ child }: { child: SitterSheet['children'][number] }) {
  const { name, age, diet, health, medicines } = child;
  return (
    <section>
      <h2>
        {name}
        {age !== null && `, ${age}`}
      </h2>
      <p>
        {child.allergies.length > 0 ? (
          <b>Allergies: {child.allergies.join(', ')}</b>
        ) : (
          'No allergies written down.'
        )}
      </p>
      {diet.length > 0 && <p>Diet, foods to avoid: {diet.join(', ')}</p>}
      {health.length > 0 && <p>Health: {health.join(', ')}</p>}
      {medicines.length > 0 && <p>Medicines:</p>}
      {medicines.map(({ name: medicine, how }, at) => (
        <p key={at} className="whitespace-pre-line">
          <b>{medicine}</b>
          {how !== '' && `: ${how}`}
        </p>
      ))}
    </section>
  );
}

function Typed({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  );
}

interface PrintedSitterSheetProps {
  wishes: SitterWishes;
  onDone: () => void;
}

export function PrintedSitterSheet({ wishes, onDone }: PrintedSitterSheetProps) {
  const zone = useZone();
  const now = useNow();
  const { data: members } = useRead(family.listFamilyMembers, {});
  const { data: medications } = useRead(medical.listMedications, {});
  const { data: recentDoses } = useRead(doses.recentDoses, {});
  const { data: contacts } = useRead(medical.listMedicalContacts, {});
  const { data: allergyRecords } = useRead(allergies.listAllergyRecords, {});
  // A sheet without its medicines, doses or allergies must not be printed.
  if (!members || !medications || !recentDoses || !contacts || !allergyRecords) return null;
  const sheet = sitterSheet(
    { members, medications, recentDoses, contacts, allergyRecords, zone, now },
    wishes,
  );
  const { date, time } = wallTime(new Date(sheet.madeAt), zone);
  return (
    <PrintedSheet title="For the sitter" onDone={onDone}>
      <p>
        As of {formatLongDate(date)}, {formatTime(time)}. {whenInDoubt(sheet.reach)}
      </p>
      {sheet.children.map((child, at) => (
        <Child key={at} child={child} />
      ))}
      <Typed title="How to reach us" text={sheet.reach} />
      <section>
        <h2>Numbers to call</h2>
        {sheet.calls.map(({ name, phone }, at) => (
          <p key={at}>
            {name}: <b>{phone}</b>
          </p>
        ))}
      </section>
      <Typed title="Address" text={sheet.address} />
      <Typed title="Bedtimes and notes" text={sheet.notes} />
    </PrintedSheet>
  );
}
