// 'How much since birth', 'how much has Otis gained since last time': the difference of two stored weights or lengths of one person.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { fold } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import { memberOf, whomIn } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';

type Measure = 'weight' | 'length';
interface Measured {
  record: MedicalRecord;
  date: string;
  /** As it is written: '9 lb 2 oz'. */
  said: string;
  /** Ounces, inches, or the metric unit. */
  value: number;
  isMetric: boolean;
}

const POUND = 16;
const WEIGHT =
  /\b(\d+(?:\.\d+)?) ?(?:lbs?|pounds?)\b\.?(?:,? ?(?:and )?(\d+(?:\.\d+)?) ?(?:oz|ounces?)\b)?|\b(\d+(?:\.\d+)?) ?(?:kg|kilos?)\b/i;
const LENGTH = /\b(\d+(?:\.\d+)?) ?(?:in|inch(?:es)?)\b|\b(\d+(?:\.\d+)?) ?cm\b/i;

function measured(record: MedicalRecord, measure: Measure): Measured | undefined {
  const found = (measure === 'weight' ? WEIGHT : LENGTH).exec(`${record.title}. ${record.description}`);
  const { date } = record;
  if (!found || date === null) return undefined;
  const [said, first, second, third] = found;
  const metric = measure === 'weight' ? third : second;
  const value =
    first === undefined
      ? Number(metric)
      : measure === 'weight'
        ? Number(first) * POUND + Number(second ?? 0)
        : Number(first);
  return { record, date, said: said.trim(), value, isMetric: first === undefined };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** '1 lb 6 oz' */
function amountOf(value: number, measure: Measure, isMetric: boolean): string {
  if (isMetric) return `${rounded(value)} ${measure === 'weight' ? 'kg' : 'cm'}`;
  if (measure === 'length') return `${rounded(value)} in`;
  const [pounds, ounces] = [Math.floor(value / POUND), rounded(value % POUND)];
  return [pounds > 0 ? `${pounds} lb` : '', ounces > 0 ? `${ounces} oz` : ''].filter(Boolean).join(' ');
}

const ASKS =
  /\bhow (?:much|many (?:pounds|lbs|ounces|oz|inches|in|cm|kg|kilos))\b.*\b(?:since|from|than|between|gain\w*|grown|grew|lost|put on|up|heavier|bigger|taller)\b/;
const OF_WEIGHT = /\b(?:weight|weigh\w*|gain\w*|lost|put on|heavier|pounds|lbs|ounces|oz|kg|kilos)\b/;
const OF_LENGTH = /\b(?:grown|grew|taller|tall|height|length|inches|cm)\b/;
const SINCE_BIRTH = /\b(?:birth|born|newborn)\b/;

const measureOf = (text: string): Measure | undefined =>
  OF_WEIGHT.test(text) ? 'weight' : OF_LENGTH.test(text) ? 'length' : undefined;

/** The answer; undefined where no difference is asked for, or fewer than two values are stored. */
export function grownAsked(asked: Asked): Plan | undefined {
  const text = fold(asked.text);
  if (!ASKS.test(text)) return undefined;
  const { household, focus, facts } = asked;
  const spoken = household.records.find(({ id }) => id === focus.medical_record);
  const whom = whomIn(asked);
  const member = whom.kind === 'one' ? whom.member : memberOf(asked, spoken?.familyMemberId);
  const measure = measureOf(text) ?? measureOf(fold(`${spoken?.title} ${spoken?.description}`));
  if (!member || !measure) return undefined;
  const all = household.records
    .filter(({ familyMemberId }) => familyMemberId === member.id)
    .flatMap((record) => measured(record, measure) ?? [])
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const last = all.at(-1);
  const birth = all.find(({ record }) => SINCE_BIRTH.test(fold(record.title)));
  const from = SINCE_BIRTH.test(text) ? birth : all.at(-2);
  if (!last || !from || from === last || from.isMetric !== last.isMetric) return undefined;
  const change = last.value - from.value;
  const amount = amountOf(Math.abs(change), measure, last.isMetric);
  const said = ({ record, date, said: value }: Measured): string =>
    `${value} on ${dayWords(date, facts.today)} (${quoted(record.title)})`;
  return {
    text: `${change === 0 ? 'No change' : `${amount} ${change > 0 ? 'more' : 'less'}`} for ${member.id === household.speakerId ? 'you' : quoted(member.name)}, from ${said(from)} to ${said(last)}.`,
    reads: [{ tool: 'listMedicalRecords', input: {} }],
    isOfField: true,
    focus: { medical_record: last.record.id, family_member: member.id },
  };
}
